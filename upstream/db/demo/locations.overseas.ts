/** Places outside Europe, in the format of locations.europe.ts. */
export const OVERSEAS = `
US
CA California: Los Angeles, San Diego, San Jose, San Francisco, Sacramento, Oakland, Santa Barbara
TX Texas: Houston, San Antonio, Dallas, Austin, Fort Worth, El Paso
FL Florida: Jacksonville, Miami, Tampa, Orlando, St. Petersburg, Fort Lauderdale
NY New York: New York City, Buffalo, Rochester, Syracuse
IL Illinois: Chicago, Aurora
PA Pennsylvania: Philadelphia, Pittsburgh
OH Ohio: Columbus, Cleveland, Cincinnati
GA Georgia: Atlanta, Augusta, Savannah
NC North Carolina: Charlotte, Raleigh, Durham
MI Michigan: Detroit, Grand Rapids, Ann Arbor
NJ New Jersey: Newark, Jersey City, Princeton
VA Virginia: Virginia Beach, Richmond, Arlington
WA Washington: Seattle, Spokane, Tacoma, Bellevue
AZ Arizona: Phoenix, Tucson, Scottsdale
TN Tennessee: Nashville, Memphis, Knoxville
MA Massachusetts: Boston, Worcester, Cambridge
IN Indiana: Indianapolis, Fort Wayne
MO Missouri: Kansas City, St. Louis
CO Colorado: Denver, Colorado Springs, Boulder
MN Minnesota: Minneapolis, Saint Paul
WI Wisconsin: Milwaukee, Madison
OR Oregon: Portland, Eugene, Bend
UT Utah: Salt Lake City, Provo
NV Nevada: Las Vegas, Reno
CA
ON Ontario: Toronto, Ottawa, Mississauga, Hamilton, London
QC Quebec|Québec: Montreal|Montréal, Quebec City|Québec, Laval
BC British Columbia: Vancouver, Victoria, Kelowna
AB Alberta: Calgary, Edmonton
MB Manitoba: Winnipeg
NS Nova Scotia: Halifax
MX
CMX Mexico City|Ciudad de México: Mexico City|Ciudad de México|CDMX
JAL Jalisco: Guadalajara
NLE Nuevo León: Monterrey
PUE Puebla: Puebla
QUE Querétaro: Querétaro
ROO Quintana Roo: Cancún, Playa del Carmen
BR
SP São Paulo: São Paulo, Campinas, Ribeirão Preto, Santos
RJ Rio de Janeiro: Rio de Janeiro, Niterói
MG Minas Gerais: Belo Horizonte, Uberlândia
PR Paraná: Curitiba, Londrina
RS Rio Grande do Sul: Porto Alegre, Caxias do Sul
BA Bahia: Salvador
SC Santa Catarina: Florianópolis, Joinville, Blumenau
PE Pernambuco: Recife
- Brasília, Fortaleza
AU
NSW New South Wales: Sydney, Newcastle, Wollongong
VIC Victoria: Melbourne, Geelong
QLD Queensland: Brisbane, Gold Coast, Cairns
WA Western Australia: Perth
SA South Australia: Adelaide
TAS Tasmania: Hobart
- Canberra, Darwin
IN
MH Maharashtra: Mumbai|Bombay, Pune, Nagpur
KA Karnataka: Bengaluru|Bangalore, Mysuru|Mysore
DL Delhi: New Delhi|Delhi
TN Tamil Nadu: Chennai|Madras, Coimbatore
TG Telangana: Hyderabad
GJ Gujarat: Ahmedabad, Surat
WB West Bengal: Kolkata|Calcutta
HR Haryana: Gurugram|Gurgaon
KL Kerala: Kochi|Cochin, Thiruvananthapuram
RJ Rajasthan: Jaipur
- Chandigarh, Noida, Indore
JP
13 Tokyo|東京都: Tokyo|東京, Hachioji|八王子
27 Osaka|大阪府: Osaka|大阪, Sakai|堺
14 Kanagawa|神奈川県: Yokohama|横浜, Kawasaki|川崎
23 Aichi|愛知県: Nagoya|名古屋
40 Fukuoka|福岡県: Fukuoka|福岡, Kitakyushu|北九州
26 Kyoto|京都府: Kyoto|京都
- Sapporo|札幌, Kobe|神戸, Sendai|仙台, Hiroshima|広島
IL
- Tel Aviv, Jerusalem, Haifa
AE
- Dubai, Abu Dhabi, Sharjah
ZA
- Johannesburg, Cape Town|Kaapstad, Durban, Pretoria
AR
- Buenos Aires, Córdoba, Rosario, Mendoza
CL
- Santiago, Valparaíso, Concepción
CO
- Bogotá, Medellín, Cali, Barranquilla
NZ
- Auckland, Wellington, Christchurch, Hamilton
SG
- Singapore
KR
- Seoul|서울, Busan|부산, Incheon|인천, Daegu|대구, Daejeon|대전, Suwon|수원
VN
- Ho Chi Minh City|Thành phố Hồ Chí Minh|Saigon, Hanoi|Hà Nội, Da Nang|Đà Nẵng, Hai Phong|Hải Phòng
CN
- Shanghai|上海, Beijing|北京, Shenzhen|深圳, Guangzhou|广州, Chengdu|成都, Hangzhou|杭州
ID
- Jakarta, Surabaya, Bandung, Denpasar
`;
