import type { Line } from './script.ts';
import { script } from './script.ts';

/**
 * Conversations in English, one per paragraph. `A ` marks a line of the agency, `L ` one of the lead. `{name}` is the
 * lead's first name, `{company}` the company, `{a-b}` a number drawn from the range.
 */
export const englishConversations: readonly (readonly Line[])[] = script(`
A Hello {name}, thank you for your brief. I am Mara and will be your contact. Two quick questions: when exactly did the numbers start to drop, and can we have read access to Search Console?
L Hi Mara, the new shop went live on a Monday in spring, and the curve bends about nine days later. I have just added your address to Search Console.
A Got it, thanks. First look: about {300-900} old addresses answer with 404 and the filters create thousands of thin pages. Both can be repaired within two weeks.
L That sounds better than I feared. What would it cost?
A For the repair {3-6},{100-900} USD as a fixed price, including the check after four weeks. Monthly support afterwards is optional.
L Please send the offer, I will forward it to our managing director today.
A Sent a minute ago. It has three pages, the summary is on the first one.
L Read it on the train. We would like to go ahead, only the start date needs to move by a week.

A Hi {name}, Mara here. Your landing page is really nicely written. May I ask what a customer is worth to you over a year?
L Good question. Roughly {400-1900} USD, a little more with repairs.
A Then your current cost per enquiry is not the problem, the share of enquiries that become customers is. Do you record that anywhere?
L In a spreadsheet, more or less by hand.
A That is enough to start. If you send it over without names, I can show you on Thursday which campaigns pay for themselves.
L Just did. Thursday 10:00 works.
A Perfect, the invitation is in your mailbox.

A Hello {name}, we have read your brief with great interest. Do you already have photos and texts, or should both be part of the project?
L Photos yes, texts no. And to be honest nobody here likes writing.
A Then we plan two interviews with your colleagues and write from those. People recognise their own words later, which helps with approvals.
L I like that. How long does the whole thing take?
A Nine to eleven weeks from kick-off to launch. The slowest part is usually feedback, so we agree on two rounds with fixed dates.
L Feedback within three days is realistic for us.
A Then nine weeks it is. I will send the plan tomorrow.
L Super. One more thing: our accountant asks whether we can pay in three parts.
A Of course: a third at the start, a third after design approval, a third at launch.

A Good morning {name}, thank you for getting in touch. Are you free for a short call tomorrow or on Friday?
L Friday after 14:00, please. Tomorrow is inventory day.
A Friday 14:30 then. I will bring two examples from companies of your size.
L Great, my colleague from sales will join as well.

A Hi {name}! Before I send numbers: is the shop on a standard theme, or was it built for you?
L Standard theme with a lot of plugins. {18-40} I think. Some of them nobody remembers.
A That explains the loading time. In our experience a third of them can go without anyone noticing.
L Music to my ears. Our developer will be nervous, though.
A We do it together with him, on a copy of the shop, and switch them off one by one. He keeps the last word.
L Then he is on board, I asked him.
A Wonderful. I need {2-4} days for the review and will send the list before I touch anything.

A Hello {name}, just checking whether my offer reached you. Happy to explain any part of it.
L It did, sorry for the silence! We had two people off sick. The board meets on the {4-19}th, after that I can say more.
A No problem at all. Shall I reserve the start slot for you until then?
L Yes please.

A Hi {name}, thanks for the detailed brief. One thing first: with the budget you name we would rather do two channels well than five badly. Would that be all right?
L I prefer honest answers, so yes. Which two?
A Search ads for people who are already looking, and the newsletter for people who have bought before. Social comes when those two carry themselves.
L My partner loves social media. Can you explain it to him?
A Gladly. A ten minute video with your own numbers usually works better than my opinion. I will record one by Wednesday.
L He watched it. Twice. You have convinced him.
A That is the nicest thing I have heard all week. Contract is on its way.
L Signed and sent back.

A Hello {name}, welcome on board! To get started we need: access to analytics, the ad account and the shop as a user with rights to read orders.
L Analytics and ads are done. For the shop I need to ask our IT, they are careful.
A Careful is good. A read-only role is enough, and we sign your data agreement first.
L They sent the agreement, it is in your mailbox.
A Signed. Thank you for being so quick.
L Access is open now. Let me know if something is missing.
A All complete. You will get the first findings on Monday.
L Looking forward to it!

A Hi {name}, the first drafts are ready. Three directions: calm, bold, and a little bit of both.
L We looked at them over lunch. Everybody likes number two, my boss likes number one. What now?
A A classic. I suggest we take the layout of two with the colours of one and show it to five of your customers.
L Can you do that? We have never asked customers about design.
A We call them for fifteen minutes each and only ask what they understand. You can listen in.
L Deal. I will send you eight names, five will say yes.
A Four of five chose the mix, and three mentioned that they now see your service at once. The recordings are in the folder.
L I played the second one to my boss. He is a fan now.

L Hello, is the offer still valid? We had to wait for the budget of the new year.
A Hello {name}, good to hear from you. Yes, the prices hold until the end of next month.
L Great. Two things have changed: we dropped the second language and would like to begin with the blog.
A Both make it simpler. I will update the offer today and mark the changes in colour.

A Dear {name}, thank you for considering us. Attached to my mail you will find our proposal, the case from your industry is on page four.
L Thank you. The case is very close to what we need. How was the cooperation with their IT?
A Slow at first, excellent later. We learned to send one list a week instead of ten mails a day.
L Wise. Ours would appreciate that too.
A I can put you in touch with their project lead, she offered to talk to you.
L That would be very helpful, thank you.
A Introduced you two by mail just now.
L We talked for half an hour. She had only good things to say, apart from your jokes.
A Fair enough. I will keep them for the invoices.

A Hi {name}, the campaign has been live for a week: {40-190} clicks, {4-19} enquiries, {2-9} of them from the new landing page.
L That is more than in the whole of last month!
A The first week is often lucky, so let us wait for the second before we celebrate. I have raised the bids for your best region a little.
L Okay, I keep the bottle in the fridge.
A Second week: {30-120} clicks and {5-16} enquiries. You may open it.
L Cheers! Can we do the same for the other locations?

A Hello {name}, may I ask who answers the enquiries on your side? Two test calls yesterday were not picked up.
L Ouch. That is our front desk, they were alone yesterday.
A It happens everywhere. A short recall form for such moments brings back about half of those people.
L Good idea, please add it.
A Done, it is live outside opening hours as well. You get a text message for each request.
L Already {2-6} requests since this morning. Thank you!

A Hi {name}, your tracking has been counting every order twice since the plugin update on the {4-19}th. I have switched the second one off.
L So our great month was not that great?
A It was still {6-14} % better than the month before. Only not {90-130} %.
L I will break it to the management gently.
A I have prepared a small chart for that. It looks much friendlier than the sentence above.
L You are a lifesaver.

A Hello {name}, shall we prepare the seasonal campaign early this year? Last year the prices for ads rose in the third week.
L Yes, let us. What do you need from us?
A The three products with the best margin, {5-12} new photos and somebody who may approve texts within a day.
L I can approve myself. Photos come on Tuesday.
A Lovely light in those photos! I have built the ads, please have a look at the shared board.
L Only one wish: our founder must not look like he is selling insurance.
A Replaced with the one where he laughs.
L Perfect. Approved.

L Hi, small emergency: our contact form shows an error since this morning.
A Good morning {name}, we see it. Your host has updated PHP over night. We are on it.
L How long approximately?
A Fixed at 9:42. We got {3-9} requests out of the log and have sent them to your inbox, nothing is lost.
L Wow, that was fast. I owe you a cake.
A Chocolate, please.

A Hello {name}, thank you for the call yesterday. Summary: we start with the audit, you name a contact in IT, and we meet again in two weeks.
L Correct. Our contact is Robin, he is in copy of my mail.
A Thanks, I have already talked to him. He knows his servers inside out.
L He does, and he was relieved that you speak his language.

A Hi {name}, here is the translation sample you asked for: one product page in three languages.
L Our colleague in Milan says the Italian text sounds as if a friend had written it. That is a compliment, I think?
A I will take it as one! Shall we continue with the {40-120} most visited pages?
L Yes. Please keep the technical terms from the glossary.
A They are locked in our tool, so they cannot be changed by accident.
L Excellent.

L Could you explain the difference between the two packages again? My colleague and I understood different things.
A Gladly. The first one is a project with an end: audit, repairs, hand-over. The second one is a monthly budget of hours we plan together.
L And we can move from one to the other?
A Any time at the end of a month. Most customers start with the project and keep a small monthly budget.
L That is what we will do then.

A Hello {name}, I am afraid we have to decline the second part: we work for a competitor of yours in that region until summer.
L I appreciate that you say so. And the first part?
A The first part does not touch them, so with pleasure.
L Then let us go ahead with that.
A Thank you for your trust. The contract names the limits clearly, page two.
`);

/** Replies of leads that arrive while the demo is running. */
export const englishReplies: readonly string[] = [
  'Thank you, that answers my question.',
  'Sounds good. Could you send me that in writing as well?',
  'I need to check with my colleague and will get back to you this afternoon.',
  'Great, what would be the next step?',
  'That is a bit more than we planned. Is there a smaller version?',
  'Perfect, Tuesday at 11 works for me.',
  'Do you have an example of that from our industry?',
  'Thanks for being so quick!',
  'We would like to start as soon as possible. What do you need from us?',
  'I have just sent you the access data by mail.',
  'Could we talk about it on the phone? It is easier for me.',
  'My boss would like to join the next call, is that all right?',
  'Understood. And how long would that take?',
  'Good point, we had not thought of that.',
];
