/** A company that contacts agencies in the demo. All are invented, with domains reserved for examples. */
export interface Company {
  readonly name: string;
  readonly domain: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly industry: string;
  /** What the company sells, as the object of "we sell". */
  readonly offer: string;
}

// name | domain | country | industry | offer
const rows = `
Harbor & Pine|harborandpine.example|US|home|solid-wood furniture
Bluestem Dental Group|bluestemdental.example|US|health|family dentistry in seven clinics
Ledgerlane|ledgerlane.example|US|software|bookkeeping software for restaurants
Cedar Ridge Outfitters|cedarridge.example|US|sport|hiking and camping gear
Maplewood Credit Union|maplewoodcu.example|US|finance|checking accounts and home loans
Sunvalley Solar|sunvalleysolar.example|US|energy|rooftop solar for homeowners
Ironclad Fitness|ironcladfit.example|US|services|gym memberships and online coaching
Copper Kettle Coffee|copperkettle.example|US|food|single-origin coffee subscriptions
BrightPath Tutoring|brightpathtutoring.example|US|education|one-to-one maths tutoring
Lakeshore Injury Law|lakeshorelaw.example|US|legal|personal injury representation
Quillbase|quillbase.example|US|software|a knowledge base for support teams
Prairie Wind Realty|prairiewind.example|US|property|homes and small farms
Nimbus Freight|nimbusfreight.example|US|logistics|LTL freight with live tracking
PawStation|pawstation.example|US|retail|pet food delivered monthly
Rosewater Skin|rosewaterskin.example|US|beauty|fragrance-free skincare
Kestrel Robotics|kestrelrobotics.example|US|industry|pick-and-place robots for small factories
Tidewater Hotels|tidewaterhotels.example|US|travel|boutique hotels on the Atlantic coast
Fieldnote CRM|fieldnotecrm.example|US|software|a CRM for field sales teams
Granite State Roofing|granitestateroofing.example|US|services|roof repair and replacement
Larkspur Events|larkspurevents.example|US|services|corporate events and retreats
Beacon Home Care|beaconhomecare.example|US|health|in-home care for seniors
Vantage Auto Glass|vantageautoglass.example|US|auto|mobile windshield repair
Openfield Grants|openfieldgrants.example|US|services|grant writing for non-profits
Stitch & Loom|stitchandloom.example|US|fashion|made-to-order workwear
Ashcombe Interiors|ashcombe.example|GB|services|interior design for rented homes
Thistle & Barley|thistleandbarley.example|GB|food|small-batch gin and whisky
Penrose Legal|penroselegal.example|GB|legal|employment law for start-ups
Wharfside Cycles|wharfsidecycles.example|GB|sport|refurbished e-bikes
Oakhurst School|oakhurstschool.example|GB|education|an independent day school
Marlow Vets|marlowvets.example|GB|health|veterinary care in the Thames Valley
Brightwell Insurance|brightwell.example|GB|finance|landlord insurance
Tern Analytics|ternanalytics.example|GB|software|demand forecasting for grocers
Fernside Gardens|fernsidegardens.example|GB|services|garden design and planting
Castlegate Lettings|castlegatelettings.example|GB|property|student lettings in Leeds and York
Pebble & Tide|pebbleandtide.example|GB|fashion|swimwear made from recycled nylon
Hollins Accountancy|hollinsaccountancy.example|GB|finance|tax returns for contractors
Northlight Studio Kitchens|northlightkitchens.example|GB|home|bespoke kitchens
Gullwing Charters|gullwingcharters.example|GB|travel|sailing charters in the Hebrides
Nordlicht Bäckerei|nordlicht-baeckerei.example|DE|food|Bio-Brot und Backmischungen
Feldmann Maschinenbau|feldmann-maschinenbau.example|DE|industry|Verpackungsmaschinen
Kanzlei Brandt & Voss|brandt-voss.example|DE|legal|Beratung im Mietrecht
Solarwerk Süd|solarwerk-sued.example|DE|energy|Photovoltaikanlagen
Zahnzentrum Isar|zahnzentrum-isar.example|DE|health|Implantate und Prophylaxe
Radhaus Leipzig|radhaus-leipzig.example|DE|sport|Lastenräder
Klarblick Software|klarblick-software.example|DE|software|Lohnabrechnung für Handwerksbetriebe
Wohnkontor Hanse|wohnkontor-hanse.example|DE|property|Eigentumswohnungen
Lindenhof Hotels|lindenhof-hotels.example|DE|travel|Wellnesshotels im Allgäu
Gartenfreund Versand|gartenfreund.example|DE|retail|Saatgut und Gartengeräte
Alpstein Uhren|alpstein-uhren.example|CH|retail|mechanische Uhren
Bergkäserei Tannhof|tannhof.example|AT|food|Bergkäse im Abo
Atelier Marceau|ateliermarceau.example|FR|fashion|des sacs en cuir recyclé
Boulangerie Delorme|delorme.example|FR|food|des pains au levain livrés à domicile
Clinique Vétérinaire du Parc|veto-du-parc.example|FR|health|des soins pour animaux de compagnie
Voilà Vélo|voilavelo.example|FR|services|des vélos électriques en location
Cabinet Lormont|cabinet-lormont.example|FR|legal|du conseil en droit des sociétés
Maison Verdier|maisonverdier.example|FR|beauty|des cosmétiques solides
Domaine des Trois Chênes|troischenes.example|FR|food|des vins naturels
Numeria|numeria.example|FR|software|un logiciel de facturation
Casa Olmedo|casaolmedo.example|ES|travel|casas rurales en Andalucía
Clínica Dental Ribera|dentalribera.example|ES|health|ortodoncia invisible
Huerta Viva|huertaviva.example|ES|food|cajas de fruta ecológica
Inmobiliaria Faro|inmofaro.example|ES|property|viviendas de obra nueva
Academia Puente|academiapuente.example|ES|education|cursos de español en línea
Taller Montseny|tallermontseny.example|ES|auto|mantenimiento de furgonetas
Tacto Cerámica|tactoceramica.example|MX|home|vajillas hechas a mano
Ruta Maya Viajes|rutamaya.example|MX|travel|viajes en grupos pequeños
Officine Berti|officineberti.example|IT|industry|precision valves for dairies
Gelateria Fiordaliso|fiordaliso.example|IT|food|artisan ice cream franchises
Villa Serena Resort|villaserena.example|IT|travel|lakeside weddings and stays
Studio Legale Conti|studioconti.example|IT|legal|family law advice
Calzature Morandi|calzaturemorandi.example|IT|fashion|handmade shoes
Dolce Notte|dolcenotte.example|IT|home|organic mattresses
Tulpenmarkt|tulpenmarkt.example|NL|retail|flower bulbs shipped across Europe
Grachten Fietsen|grachtenfietsen.example|NL|services|bike leasing for companies
Helder Water|helderwater.example|NL|industry|water filters for offices
Kade Kantoren|kadekantoren.example|NL|property|flexible offices
Studiewijzer|studiewijzer.example|NL|education|exam training for pupils
Fjällstuga|fjallstuga.example|SE|travel|mountain cabins in Jämtland
Norrsken Ljus|norrskenljus.example|SE|home|design lamps
Havre & Honung|havrehonung.example|SE|food|oat-based breakfast products
Klinik Solna|kliniksolna.example|SE|health|eye surgery
Tartak Lipowy|tartaklipowy.example|PL|industry|timber for house builders
Zielona Spiżarnia|zielonaspizarnia.example|PL|food|organic groceries
Meble Bukowe|meblebukowe.example|PL|home|children's furniture
Kodownia|kodownia.example|PL|education|coding courses for teenagers
Wrocław Dental Art|dentalart.example|PL|health|dental tourism packages
Padaria Aurora|padariaaurora.example|BR|food|frozen cheese bread for cafés
Clínica Ipê|clinicaipe.example|BR|health|dermatology
Moda Caju|modacaju.example|BR|fashion|summer dresses
Rota do Sol Viagens|rotadosol.example|BR|travel|guided tours in Bahia
Contábil Fácil|contabilfacil.example|BR|finance|online accounting for freelancers
Quinta das Oliveiras|quintadasoliveiras.example|PT|food|olive oil
Lisboa Laranja|lisboalaranja.example|PT|travel|food walks in Lisbon
Anadolu Kilim|anadolukilim.example|TR|home|handwoven rugs
Bosfor Yat|bosforyat.example|TR|travel|yacht trips on the Bosphorus
Zeytin Bahçesi|zeytinbahcesi.example|TR|food|cold-pressed olive oil
Estetika Clinic|estetikaclinic.example|TR|health|hair transplants
Wattle & Co|wattleandco.example|AU|retail|native plant nurseries
Southern Cross Physio|southerncrossphysio.example|AU|health|physiotherapy
Billabong Freight|billabongfreight.example|AU|logistics|refrigerated transport
Reef & Range Tours|reefandrange.example|AU|travel|small-group tours in Queensland
Kauri Homes|kaurihomes.example|NZ|property|prefabricated houses
Maple Street Bakery|maplestreetbakery.example|CA|food|gluten-free bread
Northern Loop Software|northernloop.example|CA|software|scheduling for clinics
Prairie Grain Co-op|prairiegrain.example|CA|food|heritage flour
Laurentide Chalets|laurentide.example|CA|travel|chalets near Mont-Tremblant
Emerald Isle Knits|emeraldknits.example|IE|fashion|wool sweaters
Liffey Fintech|liffeyfintech.example|IE|finance|payment links for tradespeople
Merlion Logistics|merlionlogistics.example|SG|logistics|cross-border e-commerce shipping
Orchid Wellness|orchidwellness.example|SG|health|corporate wellness programmes
Saffron Route|saffronroute.example|IN|food|spices direct from growers
Vidya Prep|vidyaprep.example|IN|education|entrance exam preparation
Kaveri Textiles|kaveritextiles.example|IN|fashion|handloom fabrics
Dune Properties|duneproperties.example|AE|property|off-plan apartments
Falcon Fleet|falconfleet.example|AE|auto|car leasing for companies
山桜茶舗|yamazakura-cha.example|JP|food|有機栽培の緑茶
みなとホテルズ|minato-hotels.example|JP|travel|瀬戸内の小さなホテル
株式会社ひかり測機|hikari-sokki.example|JP|industry|精密測定機器
こもれび歯科|komorebi-dental.example|JP|health|小児歯科と矯正治療
木の音家具|kinone.example|JP|home|国産材の家具
学びの森オンライン|manabinomori.example|JP|education|中高生向けオンライン塾
株式会社サクラ会計|sakura-kaikei.example|JP|software|中小企業向け会計ソフト
云杉家居|yunshan-home.example|CN|home|智能家居产品
青禾茶业|qinghe-tea.example|CN|food|高山乌龙茶
远帆物流|yuanfan-logistics.example|CN|logistics|跨境电商物流服务
星河教育|xinghe-edu.example|CN|education|青少年编程课程
海岚旅行|hailan-travel.example|CN|travel|海岛定制旅行
锐目光学|ruimu-optics.example|CN|industry|工业相机镜头
한빛소프트웨어|hanbit-sw.example|KR|software|병원 예약 관리 솔루션
달빛공방|dalbit-studio.example|KR|home|수제 도자기
서울바른치과|barun-dental.example|KR|health|임플란트와 교정 진료
그린테이블|greentable.example|KR|food|친환경 밀키트
제주올레스테이|olle-stay.example|KR|travel|제주 독채 숙소
무드앤핏|moodnfit.example|KR|fashion|요가복
Gốm Lam|gomlam.example|VN|home|gốm sứ thủ công
Cà Phê Đồi Gió|caphedoigio.example|VN|food|cà phê rang xay
Du Lịch Sông Xanh|dulichsongxanh.example|VN|travel|tour miền Tây
Nha Khoa An Tâm|nhakhoaantam.example|VN|health|niềng răng và cấy ghép implant
Học Viện Mây|hocvienmay.example|VN|education|khóa học lập trình trực tuyến
Nội Thất Mộc Việt|mocviet.example|VN|home|nội thất gỗ tự nhiên
`;

/** Industries that sell goods, and those that take bookings. */
const GOODS = ['retail', 'food', 'home', 'fashion', 'beauty', 'sport'];
const BOOKINGS = ['travel', 'health', 'education'];

/** What kind of business a company is, as far as its requests depend on it. */
export function tradeOf({ industry }: Company): 'goods' | 'bookings' | 'other' {
  if (GOODS.includes(industry)) return 'goods';
  return BOOKINGS.includes(industry) ? 'bookings' : 'other';
}

export const companies: readonly Company[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', domain = '', country = '', industry = '', offer = ''] = row.split('|');
    return { name, domain, country, industry, offer };
  });
