/** A service of the catalogue that leads ask for. */
export interface Service {
  readonly id: number;
  readonly name: string;
  readonly children: readonly { readonly id: number; readonly name: string }[];
}

const rows = `
SEO: Technical SEO, Local SEO, Link Building, On-Page SEO, SEO Audit, International SEO
Paid Advertising: Google Ads, Microsoft Ads, Display Advertising, Shopping Ads, Remarketing, Retail Media
Social Media: Social Media Strategy, Community Management, Paid Social, Influencer Marketing, Short Video
Content: Content Strategy, Copywriting, Blog Writing, Translation and Localization, Case Studies, White Papers
Email Marketing: Newsletters, Marketing Automation, Deliverability, Lifecycle Campaigns, List Growth
Web Design: Website Redesign, Landing Pages, User Research, Accessibility Review, Design Systems, Wireframing
Web Development: Shop Development, CMS Development, Headless Websites, Page Speed, Website Maintenance
Branding: Brand Strategy, Logo Design, Naming, Brand Guidelines, Packaging Design
Analytics: Web Analytics Setup, Conversion Tracking, Dashboards, Attribution, Customer Data Platform, Consent Management
Conversion Optimization: A/B Testing, Checkout Optimization, Form Optimization, Heatmap Analysis, Personalization
Public Relations: Media Relations, Digital PR, Crisis Communication, Thought Leadership, Event Promotion
Marketplaces: Marketplace Listings, Marketplace Advertising, Product Photography, Feed Management, App Store Optimization, Review Management
`;

/** Twelve services and their parts: parents have ids 1 to 12, parts the parent's id times 100 plus 1, 2, … */
export const services: readonly Service[] = rows
  .trim()
  .split('\n')
  .map((row, index) => {
    const [name = '', children = ''] = row.split(': ');
    return {
      id: index + 1,
      name,
      children: children.split(', ').map((child, place) => ({ id: (index + 1) * 100 + place + 1, name: child })),
    };
  });
