/**
 * Text of a lead's request: `{company}` and `{offer}` are those of the lead's company, `{a-b}` is a number drawn from
 * the range.
 */
export interface BriefText {
  /** Id of the parent service. */
  readonly service: number;
  /** 1-based indexes of the subservices. */
  readonly parts: readonly number[];
  /** The kind of company it suits: one that sells goods, one that takes bookings, or any. */
  readonly of: 'goods' | 'bookings' | 'any';
  readonly title: string;
  readonly text: string;
}

// Format: service id:parts (* for companies that sell goods) | title | text
const rows = `
1:1,5|Organic traffic fell after our site migration|We moved {company} to a new shop system {2-5} months ago and lost about {25-55} % of our visits from search. Redirects were set up in a hurry and many category pages have dropped out of the index. We need somebody who finds out what went wrong and puts it right.
1:2,4|Get found locally in {3-9} cities|We offer {offer} in {3-9} locations, yet we only show up on the map for our own name. We would like to be found for the services we actually earn money with, in every town we serve.
1:6,4|SEO for entering two new markets|{company} sells {offer} and is about to open for customers in two more countries. We have translated the pages but nobody has looked at search terms, hreflang or local links so far.
1:4,3|Monthly SEO support for a growing site|Our in-house writer publishes {4-12} articles a month, and traffic has been flat since spring. We are looking for a partner who plans topics, fixes technical debt and builds links that will still be worth something in two years.
1:5,1|SEO audit before a relaunch|We relaunch in {8-16} weeks and do not want to lose what we have. Please audit the current site, tell us what must survive and check the new one before it goes live.
2:1|Google Ads account eats budget without sales|We spend about {4-18},000 USD a month on Google Ads for {offer}. Cost per order has doubled since last year and our agency cannot tell us why. We want a fresh pair of eyes, a clean account structure and honest reporting.
2:1,3|Launch campaign for a new product line|In {5-10} weeks we add a new line to {offer}. We need search, display and video ads that go live together, landing pages included, and a clear plan of what to test first.
2:4,1*|Shopping ads for {300-4000} products|Our feed has {300-4000} products and half of them are disapproved. We are looking for someone who cleans up the feed, structures the campaigns by margin and runs them for us.
2:1,5|Lead ads for high-value services|{company} offers {offer}. We need {30-120} qualified enquiries a month, not clicks. Call tracking is in place, offline conversions are not.
3:1,2|Social media from strategy to daily posts|We have accounts on four networks and no plan for any of them. We would like a strategy that fits {offer}, a calendar, and somebody who films, writes and answers comments.
3:3|Paid social for first-time customers|Our shop lives from returning customers. We want to reach people who have never heard of {company}, with creative that does not look like an ad, at a cost per new customer under {18-60} USD.
3:4*|Influencer programme with clear numbers|We have sent out free products for a year and cannot say what came of it. We want a programme with contracts, codes and a monthly report.
3:5|Short videos for recruiting|We need {10-30} new colleagues and good people do not read job boards. Short, honest videos from our everyday work should do it. Filming on site is possible any day.
4:1,5|Content plan for a long sales cycle|Our customers take {4-9} months to decide. We need articles, comparisons and case studies that help them at every step, and a way to see which of them lead to a meeting.
4:5|Case studies from {5-12} customers|Our customers are happy to talk, but nobody writes it down. We are looking for an author who interviews them, writes case studies and prepares the material for our sales team.
4:4,2*|Website texts in five languages|We sell {offer} across Europe and our texts read like a machine wrote them. We need native copywriters who understand the product, not only translators.
4:3,1|Expert blog that ranks and gets read|There are {60-200} articles on our blog and eight of them bring all the traffic. Please sort out what to keep, merge and delete, and then write {2-6} new pieces a month with our experts.
5:1,2*|Newsletter with {12-90},000 readers, hardly any revenue|Our newsletter goes to {12-90},000 addresses twice a month. Open rates look fine, sales do not. We need segments, automated flows and templates that our team can fill in by itself.
5:3|Our mails land in the spam folder|Since we changed our sending domain {2-6} weeks ago a third of our mails is filtered. We need someone who repairs authentication and reputation and then watches over it.
5:4,2*|Welcome and win-back flows|New customers hear nothing from us after the order confirmation. We would like flows for welcome, care tips, replenishment and win-back, connected to our shop.
5:2|Move to a new mailing tool|Our contract ends in {2-4} months. We need help choosing the next tool, moving {20-60} templates and {8-25} automations, and training three colleagues.
6:1,6|Website redesign for {company}|Our website was built {5-9} years ago and no longer shows who we are. Visitors on phones leave after one page. We want a clear design, fewer pages and an easy way to ask for an offer.
6:2|Landing pages that convert|We send expensive traffic to one generic page. We need {4-10} landing pages for our most important offers, each with its own message and test plan.
6:4|Accessible website before the deadline|Our legal team asks for WCAG 2.2 AA. We need a review, a list by priority and a designer who helps our developers fix it without making the site ugly.
6:5|Design system for three products|Three teams draw three different buttons. We would like one design system, documented and handed over, for our website, customer portal and app.
7:1,4*|New online shop for {offer}|Our shop is slow, the checkout loses {55-75} % of the carts and every change takes weeks. We want to move {400-6000} products to a modern platform before the season starts.
7:4|Page speed: from red to green|Our largest page needs {4-9} seconds on a phone. We have a developer for one day a week and need a specialist who finds the causes and fixes them with us.
7:3|Headless website on our existing CMS|Editors like the CMS, visitors do not like the site. We would like to keep the first and replace the second, with previews that work.
7:5|Maintenance contract for our website|Our developer is retiring. We need updates, backups, monitoring and about {6-20} hours of small changes a month, with someone who picks up the phone.
8:1,4|Rebranding after a merger|Two companies became one this spring and we still hand out two business cards. We need a name check, a brand strategy and a design that both teams can be proud of.
8:2,5*|Brand identity for a new label|We are starting a second label beside {company}. Name and values exist, everything else does not: logo, colours, packaging and a small website.
8:5*|Packaging for {6-24} products|Our packaging comes from {3-5} different years. We want one family of designs that works on the shelf and in a parcel, and files our printer accepts.
9:1,4*|Analytics we can trust again|Shop, ads and analytics show three different revenues. We want one set-up on the server side, with consent handled properly, and a dashboard our managers open by themselves.
9:3|Dashboards for {4-12} locations|Every branch reports in its own spreadsheet. We would like one dashboard for visits, enquiries and revenue by location, refreshed every morning.
9:6,2|Consent and tracking clean-up|Our banner was written by a plugin. Please review it with our lawyer in mind, rebuild the tags and document what we measure and why.
10:2,1*|Checkout optimization with a test programme|About {60-76} % of our visitors leave in the checkout. We have enough traffic for two tests a month and a developer who can build them. We need hypotheses, design and evaluation.
10:4,1|More enquiries from the same traffic|{company} gets {8-60},000 visits a month and {40-160} enquiries. That cannot be all. We want to find out where people get stuck and change it step by step.
10:3|Form with {14-28} fields needs help|Our application form is as long as a tax return. We need to know which fields we can drop, and a version people finish on a phone.
11:1,5|Press work for our new opening|We open a new location in {6-12} weeks and want local and trade press to write about it. There is a good story, nobody has told it yet.
11:2|Digital PR for a young company|We have data on {offer} nobody else has. We would like to turn it into stories that journalists pick up, with links as a welcome side effect.
11:4|Positioning our founders as experts|Our two founders know a lot about their field and say little in public. We are looking for guest articles, talks and podcasts over the next year.
12:1,3*|Marketplace listings for {80-900} products|Our listings are poor: wrong categories, thin texts, old photos. We need someone who rebuilds the top {40-120} and shows our team how to do the rest.
12:2*|Marketplace advertising out of control|We pay {14-32} % of our sales for ads on the marketplace. We want a structure that protects our brand terms and a target we can check every week.
12:5|App store presence and reviews|Our app has {3-4}.{1-8} stars and a description from its first version. We need keywords, screenshots in six languages and a plan for reviews.
`;

export const englishBriefs: readonly BriefText[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [wish = '', title = '', text = ''] = row.split('|');
    const [service, parts = ''] = wish.replace('*', '').split(':');
    const of = wish.endsWith('*') ? 'goods' : 'any';
    return { service: Number(service), parts: parts.split(',').map(Number), of, title, text };
  });

/** Second paragraphs of briefs: what would count as success. */
export const englishGoals: readonly string[] = [
  'Success for us means more qualified enquiries within six months, not a nicer report.',
  'We would be happy with a plan for the first 90 days and a fixed monthly fee after that.',
  'Our target is to grow revenue from online channels by a third within a year.',
  'We decide in a team of three, and all of us would like to understand what we pay for.',
  'We have been disappointed once, so references from our industry matter to us.',
  'There is an in-house team of two who will do part of the work and want to learn.',
  'We measure cost per new customer today and would like to keep doing so.',
  'Please tell us honestly if our budget is too small for this.',
  'The season starts in spring; whatever needs preparation should begin now.',
  'We work with weekly calls and short written summaries and would like to keep it that way.',
  'Access to analytics, the shop and the ad accounts can be given on the first day.',
  'Our management wants to see first results after one quarter.',
];

/** Closing sentences of briefs. */
export const englishBriefClosings: readonly string[] = [
  'Could we talk this week? Mornings suit me best.',
  'What would you look at first?',
  'Who would be our contact, and who would do the work?',
  'A short call is the easiest way to explain the rest.',
  'Please let me know whether you have capacity from next month.',
  'Looking forward to hearing how you would approach this.',
  'Do you have an example of something similar?',
  'We are talking to two other agencies and would like to decide by the end of the month.',
];

/** Closing sentences of requests for a proposal. */
export const englishProposalClosings: readonly string[] = [
  'Please send a written proposal with scope, timeline, team and price. We will shortlist three agencies.',
  'We need an itemised offer: one-off work and monthly work separately, in USD.',
  'Your proposal should name two references and the people we would work with.',
  'Please include how you would measure success and what you need from us.',
  'The proposal goes to our board, so two pages with a clear recommendation help more than forty slides.',
  'We expect proposals within ten days and invite two agencies to present.',
];
