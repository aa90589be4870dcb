const TAG_TEXTS: Readonly<Record<string, string>> = {
  account: 'The signed-in user, language, subscription and feature switches.',
  auth: 'Signing in and out, access tokens, and the CSRF token.',
  catalogue: 'Services, industries, ranges and locations that other calls refer to by id.',
  chats: 'Conversations with leads.',
  control: 'Putting a reference upstream into specific states: accounts, leads, chats, faults. Not for production.',
  dashboard: 'Statistics, recommended actions and the score.',
  deals: 'Deals that leads report for confirmation.',
  directory: 'The public directory, agency pages, briefs and page events.',
  'email settings': 'Email notifications.',
  feedback: "Feedback, and answers to the portal's survey questions.",
  hubspot: 'Exporting leads to HubSpot.',
  images: 'Awards and client logos.',
  leads: "Requests for work, and the agency's answers to them.",
  profile: 'The agency as its owner edits it.',
  purchase: 'Adding a plan to the current product, and buying more projects.',
  reviews: 'Reviews of finished projects.',
  stories: 'Success stories.',
  webhooks: 'Calls to your own URLs when something happens.',
  whatsapp: 'WhatsApp notifications. The error codes of these calls are numbers.',
};

/** Throws RangeError for a tag without a text. */
export function tagText(tag: string): string {
  const text = TAG_TEXTS[tag];
  if (text === undefined) throw new RangeError(`The tag "${tag}" has no text in tagTexts.ts.`);
  return text;
}
