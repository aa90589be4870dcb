import { script } from './script.ts';

/**
 * Half a year of work with one customer, the demo's furniture maker. Each week has its numbers, an appointment and up
 * to two episodes. Same format as the other conversations.
 */
export const weeklyNumbers = script(`
A Week {week}: {3400-9800} visits from search, {38-96} orders, {12-40} enquiries for made-to-measure pieces. The sideboards did best again.
L Nice! Is the growth from the new category texts?
A Mostly, yes. The texts are live on {12-30} of 34 categories, and those with text grew about twice as fast.
L Then please go on with the rest.

A The report for week {week} is in the folder. Short version: visits up {2-9} %, cost per order down to {21-34} USD.
L Down again? I am beginning to trust it.
A Me too, slowly. Two of the ads have a very good week and will calm down.
L Understood, I will not tell the bank yet.

A Numbers of week {week}: quiet. {3100-4200} visits, {30-44} orders. Half the country was outdoors.
L So were we, we had a stand at the spring market.
A How did it go?
L {9-26} tables sold and a lot of coffee. People ask for delivery times more than for prices.

A Week {week} in one sentence: the oak table has overtaken the walnut one.
L The workshop noticed before we did, they are out of oak.
A Shall I lower the bids for oak until the wood arrives?
L Please do. Delivery is promised for the {4-19}th.

A Week {week}: {41-88} orders, {5-14} of them through the newsletter. The subject line with the question won by {3-11} points.
L I would have bet on the other one.
A So would I. That is why we test.
L What do we test next?

A Report {week} is up. Please look at page two: returns are down to {2-4}.{1-8} %, the new size drawings seem to help.
L That is worth more to us than ten orders. Who had that idea?
A Your colleague in the warehouse, on the very first call.
L I will tell him. He will pretend not to care.

A Week {week}, good news first: {3-9} more search terms on the first page. Bad news: most of them on place nine.
L Nine is a number I can live with for now.
A Give them a few weeks. Two magazines have linked to the care guide this week.
L The care guide! And we almost did not write it.
`);

export const appointments = script(`
A Our call on Thursday: same time as always?
L Could we make it half an hour later? School run.
A Of course. 10:30 it is.

A I have to move our call this week, sorry. Would Wednesday at 9:00 or at 15:00 suit you?
L Wednesday 15:00 please.
A Thank you, invitation is updated.

L Can we skip this week's call? I have nothing new and you have the report.
A Gladly. I will use the hour for the category texts.
L That is the best use of it.

A For Thursday I would like to bring our designer along for ten minutes, is that fine?
L Sure, she is always welcome.
A She will be pleased to hear that.

L Our new colleague joins the call on Thursday, her name is June and she will take over the newsletter.
A Wonderful, I will prepare a short introduction.
L Not too short, she is very curious.

A Agenda for tomorrow: returns, autumn photos, budget for next month. Anything to add?
L Delivery times, please. It comes up every day on the phone.
A Added as the first item.
`);

export const episodes = script(`
L The photographer asks which pieces come first.
A The six with the most visits and the oldest photos. I have put the list into the folder, with the angles we need.
L She says the list is the best briefing she has had all year.
A We will frame that sentence.

A Small thing: the address in the map profile still shows the old workshop.
L Oh dear, since March! Can you change it?
A Changed, it needs a code that is sent to your phone. Are you near it?
L {204000-986000}
A Thanks, verified. Old photos are gone as well.

L A customer writes that the table top on the website looks lighter than the one she received.
A Was it photographed before or after oiling?
L Before! We never thought about it.
A Then let us add one photo of the oiled surface for every wood. I can take the first ones from your delivery pictures.
L Good. I will ask the workshop to keep samples.

A The wishlist is ready on the test page. Could you click through it once on your phone?
L Works well. Only the heart sits very close to the cart button, I hit the wrong one twice.
A Moved up by a thumb's width.
L Now even my father can use it.

L Quick question from accounting: why are there two invoices from the ad platform this month?
A They charge when a threshold is reached, and the month had a good middle. Both together match the report.
L Accounting is satisfied, thank you.

A We have an enquiry from a magazine: they would like to show the bench in a story about small hallways.
L How wonderful! What do they need?
A Two photos in high resolution and one sentence from you on why the bench is only 30 cm deep.
L "Because hallways are, too."
A Sent. I would not change a letter of it.

L Somebody has left a one-star review because the parcel service was rude. Do we answer that?
A Yes, briefly and kindly, and with an offer to help. I have drafted two sentences for you.
L Published. He has already replied and changed it to four stars.

A The checkout test is over: the version with delivery weeks instead of days won with {4-9} % more completed orders.
L Weeks? I was sure people would run away.
A A clear late date seems to be better than a vague early one.
L I will remember that for my next kitchen.

L We are thinking about selling care oil separately. Is there any demand?
A About {700-1900} searches a month, few good shops, and everybody who has bought a table from you needs it once a year.
L So a reminder by mail after eleven months?
A Exactly. The flow is three mails, I have written a draft.
L Read it, love it. Only call it "oil", not "care solution".
A Oil it is.

A The server was slow between two and four last night. Did anything happen on your side?
L Backup! Our host moved it. Shall I ask him to move it back?
A Please, to five in the morning. That is when nobody buys tables.
L Except for my sister. But she gets a discount anyway.

L Could you have a look at the Canadian prices? A customer saw two different ones.
A Found it: the feed took last year's rate. Corrected, and I added a check that warns us in future.
L Thank you. I have given her the lower one.
A That was the right thing to do.

A The English of the assembly guide is fine, but step six makes no sense without a picture.
L Step six makes no sense with a picture either.
A Then let us film it. Forty seconds, hands only.
L The apprentice volunteers, he has nice hands.
A Video is on the page. Calls about step six this week: zero.

L My cousin says we should be on every new network there is.
A We could. We could also use those hours for the two where your customers ask questions.
L I will tell him it was your decision.
A That is what we are here for.

A The autumn photos are in. May I use the one with the dog as the main picture?
L The dog is called Plank and he agrees.
A Plank has {2-5} % more clicks than the sideboard.
L We are not telling the sideboard.

L We will be closed from the 3rd to the 14th. What do we have to change?
A Delivery weeks, the banner and the automatic reply. I will prepare all three and switch them on the evening before.
L And please stop the ads for custom pieces, nobody can call back.
A Noted. Enjoy the break!

A Welcome back! While you were away: {60-110} orders, no complaint, one marriage proposal next to a dining table.
L Please tell me there is a photo.
A There is, and they allow us to show it.
L Best content we never planned.

L The bank wants a forecast for next year. Can you help?
A I can give you three lines: careful, likely and hopeful, with what would have to happen for each.
L Careful is what they like.
A You have it by Friday. The assumptions stand right below the numbers.
L They read the assumptions. That has never happened before.

A Do you still need the old landing page for the trade fair? It gets eleven visits a month.
L No, it can go.
A Redirected to the visit page.

L June asks if she may change the newsletter template herself.
A She may! I have locked the parts that would break on phones, everything else is hers.
L She has already made it prettier.
A I saw. I am a little jealous.

L There is a shop that uses our photos. Word for word our texts as well.
A I have taken screenshots with dates. Shall I write to them first, or your lawyer?
L You first, please. Friendly, but not too friendly.
A They apologised and took everything down within a day.

A For the new delivery page: do you carry upstairs as standard or at extra cost?
L As standard up to the third floor, then it depends on the stairs.
A "Then it depends on the stairs" is a lovely heading.
L Keep it!

L The search on our own site finds nothing for "bedside".
A Because your products are called night stands. I have added {30-60} such pairs from the list of searches without result.
L Now it finds them. That must have cost us sales for years.
A {15-40} people a week typed it.

A Could you ask the workshop how long oak really needs from order to delivery at the moment?
L Seven weeks, they say. Eight if they are honest.
A Then we write eight.

L Two customers asked for a visit on a Saturday. Could people book that online?
A Yes, with a small calendar. You choose the slots, {2-4} each Saturday would be a start.
L Let us try three.
A It is live. The first Saturday is fully booked.
L And two of them have bought!

A The accessibility check is done: contrast on the sale labels and the names of two buttons. Everything else is fine.
L Is that a lot of work?
A Half a day, included in this month.
L Then please go ahead.

L How do we deal with the price increase? Wood has gone up by {6-14} %.
A Openly. One short note on the product pages, and two weeks for everybody who has a quote.
L Will it hurt?
A A little, for a month. Unclear prices hurt longer.
L Agreed. The note sounds like us, thank you.

A It is the last day of the quarter: {9-18} % more revenue than in the same quarter last year, with the same ad budget.
L I have just read that aloud in the workshop. There was applause.
A Please pass it on to your people with the hands.
L Done. They want to know if the dog gets a share.
`);
