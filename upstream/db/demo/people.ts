import type { Random } from './random.ts';

interface Naming {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** Whether and how the family name comes first: without a space, as in 山田太郎, or with one. */
  readonly familyFirst?: 'joined' | 'spaced';
  /** An E.164 number; `#` is a digit. */
  readonly phone: string;
  /** Latin mailbox names for names without Latin letters. */
  readonly mailboxes?: readonly string[];
}

function words(text: string): string[] {
  return text.split(' ');
}

const english = {
  given: words(
    'Emma Noah Olivia Liam Ava Mason Sophie Lucas Grace Ethan Chloe Henry Ruby Oscar Hannah Daniel Megan Adam Claire Marcus Naomi Victor Leah Simon',
  ),
  family: words(
    'Carter Hughes Bennett Walsh Morgan Foster Hayes Griffin Porter Ellis Brooks Chapman Doyle Fletcher Lawson Mercer Nash Osborne Parrish Quinn Radford Sutton Tate Winslow',
  ),
};
const german = {
  given: words('Anna Lukas Julia Felix Katharina Jonas Miriam Sebastian Lena Tobias Franziska Matthias'),
  family: words('Bergmann Hofer Schuster Kramer Lindner Vogt Seidel Ritter Engel Falk Brenner Winkler'),
};
const portuguese = {
  given: words('Mariana Rafael Beatriz Thiago Camila Gustavo Larissa Bruno Inês Duarte'),
  family: words('Almeida Barros Cardoso Duarte Esteves Fonseca Moreira Nogueira Pinheiro Teixeira'),
};
const spanish = {
  given: words('Lucía Javier Carmen Diego Elena Álvaro Marta Sergio Paula Iván'),
  family: words('Navarro Ortega Campos Vidal Prieto Romero Serrano Molina Castaño Rey'),
};
const chinese = {
  given: words('晓雯 志远 雅婷 建国 思琪 浩然 美玲 文博'),
  family: words('陈 林 黄 周 吴 徐 孙 郭'),
  familyFirst: 'joined',
  mailboxes: words('chen.xw lin.zy huang.yt zhou.jg wu.sq xu.hr sun.ml guo.wb'),
} as const;

const namings: Readonly<Record<string, Naming>> = {
  US: { ...english, phone: '+1415555####' },
  CA: { ...english, phone: '+1604555####' },
  GB: { ...english, phone: '+447700900###' },
  IE: { ...english, phone: '+35385012####' },
  AU: { ...english, phone: '+61491570###' },
  NZ: { ...english, phone: '+64215550###' },
  DE: { ...german, phone: '+4915155500###' },
  AT: { ...german, phone: '+436645550###' },
  CH: { ...german, phone: '+41795550###' },
  FR: {
    given: words('Camille Julien Manon Antoine Élodie Mathieu Aurélie Nicolas Inès Thibault'),
    family: words('Lefèvre Garnier Mercier Dupuis Rousseau Blanchard Caron Perrin Guérin Masson'),
    phone: '+33639980###',
  },
  ES: { ...spanish, phone: '+34612555###' },
  MX: { ...spanish, phone: '+525555501###' },
  IT: {
    given: words('Giulia Matteo Francesca Lorenzo Chiara Davide Elisa Marco'),
    family: words('Ferrari Galli Rinaldi Marchetti Colombo Fontana Gatti Bruno'),
    phone: '+393335550###',
  },
  NL: {
    given: words('Sanne Daan Femke Bram Lotte Jeroen'),
    family: words('Visser Bakker Mulder Dekker Kuiper Hoekstra'),
    phone: '+31612555###',
  },
  SE: {
    given: words('Elsa Axel Linnea Gustav Maja Henrik'),
    family: words('Lindqvist Åberg Sandström Nyström Holm Ek'),
    phone: '+46701740###',
  },
  PL: {
    given: words('Agnieszka Piotr Magdalena Tomasz Karolina Michał'),
    family: words('Nowicka Zając Wrona Lis Sikora Maj'),
    phone: '+48512555###',
  },
  BR: { ...portuguese, phone: '+5511955550###' },
  PT: { ...portuguese, phone: '+351912555###' },
  TR: {
    given: words('Elif Mert Zeynep Emre Derya Can'),
    family: words('Yıldız Kaya Aydın Demir Şahin Öztürk'),
    phone: '+905325550###',
  },
  IN: {
    given: words('Ananya Rohan Priya Arjun Meera Karthik'),
    family: words('Iyer Mehta Nair Kulkarni Reddy Bose'),
    phone: '+919810555###',
  },
  SG: { given: words('Wei Ling Jun Kai'), family: words('Tan Lim Ng Koh'), phone: '+6581555###' },
  AE: { given: words('Layla Omar Noor Khalid'), family: words('Haddad Mansour Farouk Saleh'), phone: '+971505550###' },
  JP: {
    given: words('美咲 健太 陽子 大輔 彩花 翔太 直美 拓也'),
    family: words('佐々木 山本 中村 小林 松田 藤井 石川 高橋'),
    familyFirst: 'spaced',
    phone: '+819055550###',
    mailboxes: words('m.sasaki kenta.y yoko.nakamura d.kobayashi a.matsuda s.fujii n.ishikawa t.takahashi'),
  },
  CN: { ...chinese, phone: '+8613955500###' },
  TW: { ...chinese, phone: '+886912555###' },
  KR: {
    given: words('지우 민준 서연 도윤 하은 준호'),
    family: words('김 이 박 최 정 한'),
    familyFirst: 'joined',
    phone: '+821055500###',
    mailboxes: words('jiwoo.kim minjun.lee sy.park doyoon.c haeun.j jh.han'),
  },
  VN: {
    given: 'Minh Anh|Thu Hà|Quang Huy|Ngọc Lan|Đức Long|Hồng Nhung'.split('|'),
    family: words('Nguyễn Trần Phạm Lê Võ Đặng'),
    familyFirst: 'spaced',
    phone: '+84905555###',
  },
};

export interface Person {
  readonly name: string;
  /** The part of the email address before the @. */
  readonly mailbox: string;
  /** E.164. */
  readonly phone: string;
}

/** A person from a country, named in that country's order. */
export function person(country: string, generator: Random): Person {
  const naming = namings[country] ?? namings['US'];
  if (naming === undefined) throw new RangeError('no names');
  const given = generator.pick(naming.given);
  const family = generator.pick(naming.family);
  const phone = naming.phone.replaceAll('#', () => String(generator.int(0, 9)));
  if (naming.familyFirst === undefined)
    return { name: `${given} ${family}`, mailbox: latin(`${given}.${family}`), phone };
  const name = naming.familyFirst === 'joined' ? `${family}${given}` : `${family} ${given}`;
  return {
    name,
    mailbox: naming.mailboxes === undefined ? latin(`${given}.${family}`) : generator.pick(naming.mailboxes),
    phone,
  };
}

function latin(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z.]/g, '');
}
