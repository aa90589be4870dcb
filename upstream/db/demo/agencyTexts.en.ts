import type { AgencyWording } from './agencyWording.ts';

function words(text: string): string[] {
  return text.split(', ');
}

export const english: AgencyWording = {
  first: words(
    'Copper, Silver, Blue, Quiet, Bright, Little, Early, Open, Paper, Iron, Amber, River, Harbor, Lantern, Maple, Cedar, Granite, Summit, Signal, Beacon, Foxglove, Juniper, Marlow, Northgate, Eastwind, Longitude, Kindred, Clever, Second, Plain, Honest, Tidal, Orchard, Wild, Ember, Clear, Stone, Velvet, Atlas, Wren, Heron, Otter, Falcon, Sparrow, Pine, Willow, Prairie, Delta',
  ),
  second: words(
    'Lantern, Harbor, Compass, Street, Media, Digital, Collective, Search, & Co, Works, Studio, Labs, Creative, House, Bridge, Field, Thread, Forge, Loop, Meadow, Row, Partners, Growth, Theory, Pixel, Yard, Path, Lane, Kite, Mill',
  ),
  join: ' ',
  taglines: [
    'Search that pays for itself',
    'Small team, measurable growth',
    'Marketing you can put a number on',
    'We make shops easier to find and nicer to buy from',
    'Plain words, clean data, more customers',
    'Brands people remember, pages people finish',
    'Growth without the guesswork',
    'Your marketing department, without the overhead',
    'From first click to loyal customer',
    'Honest advice, patient work, lasting results',
    'We test it before you pay for it',
    'Campaigns that talk to people, not at them',
    'Performance marketing for companies that build things',
    'Be found where your customers look',
    'Better questions, better campaigns',
    'Design and data under one roof',
    'Local knowledge, international reach',
    'The agency that answers the phone',
  ],
  shorts: [
    'We are a team of {people} from {city}. Since {founded} we have helped companies grow through {services}, with reports that anybody in the room can read.',
    '{name} plans, builds and runs marketing for companies that know their customers by name. At home in {city}, focused on {services}.',
    'An independent agency in {city}, founded in {founded}. We work on {services} and tell you early when something is not worth your money.',
    'Clients come to us for {services} and stay because they always know what we do and why. {people} specialists, one contact, based in {city}.',
    'Marketing from {city} for ambitious companies at home and abroad: {services}. No long contracts, no hidden fees, results in writing every month.',
    'We combine strategy, craft and measurement. Our {people} people in {city} look after {services} for companies that want steady growth instead of fireworks.',
  ],
  paragraphs: [
    [
      '{name} was founded in {city} in {founded}, when two colleagues left a large agency to work closer to the companies they were writing reports about. That is still the idea: the people you meet in the first conversation are the people who do the work.',
      'When {name} opened its doors in {city} in {founded}, we had one desk and one client. The desk is gone, the client is still with us. We have grown slowly on purpose, because we only hire people whom we would let look after our own money.',
      '{name} is an independent agency from {city}. Since {founded} we have worked for family businesses, young companies and a few large ones, and we have kept the same habit through all of it: look at the numbers first, then form an opinion.',
    ],
    [
      'Most of our projects revolve around {services}. We rarely start with a campaign. We start with your figures, your shop or your sales calls, because that is where it shows which of the many things one could do would really make a difference.',
      'Our main fields are {services}. They belong together: a good advertisement cannot rescue a slow page, and the best page is of little use when nobody finds it. So one team looks after all of it, with one plan and one budget.',
    ],
    [
      'A project with us begins with two weeks of analysis. You receive a list of measures with effort, cost and expected effect, sorted by what pays off first. You may take that list elsewhere, no hard feelings. About {7-9} out of ten companies stay.',
      'We work in cycles of four weeks. At the beginning of each we agree on what is to be achieved, at its end we show what has come of it, also when it did not work. Every account, every file and every text belongs to you from the first day.',
    ],
    [
      'You have one contact who knows your business and answers within a working day. Behind that person stand writers, designers, developers and analysts who sit in the same room, so that nothing gets lost between departments.',
      'We write down what we do. Each client has a shared log with every change, its reason and its effect. New colleagues on your side can read it and be up to date within an hour, and nobody has to guess why a campaign was switched off in March.',
    ],
    [
      'We look after {12-70} clients at a time, from local practices to exporters with shops in {6-14} countries. Half of them came by recommendation. Ask us for their names: most are happy to tell how it went.',
      'Our clients come from trades as different as engineering, tourism and skincare. What they share is that they would rather hear an unpleasant truth in the second week than a pleasant excuse after a year. On average they have been with us for {3-7} years.',
    ],
    [
      'If you would like to know whether we fit, send us a few sentences about your company and what keeps you from growing. We answer with a first assessment, free of charge and without a slide deck.',
      'The first conversation takes half an hour and costs nothing. Afterwards you will know what we would do first, what it would roughly cost, and whether we think that you need an agency at all.',
    ],
  ],
};
