import { script } from './script.ts';

/** Episodes of the long conversation's second half. */
export const laterEpisodes = script(`
L A hotel has asked for {30-70} chairs. Do we have a page for business customers?
A Not yet. I suggest one simple page: what you can deliver, in what time, three photos of rooms you have furnished.
L We have furnished exactly one hotel.
A Then one room, photographed from three sides.
L The hotel is delighted to help. Photos on Friday.

A The page for business customers is live. First enquiry after two days, from a library.
L A library! How many shelves?
A They speak of {200-460} metres.
L I need to sit down. On one of our chairs.

A Your domain renews next month. Shall it run for another five years?
L Yes, we plan to be here.
A Renewed until then.

L Is it normal that the number of followers goes down?
A The network removed dead accounts last week, everybody lost a few. The comments are up.
L Then I only read the comments from now on.
A The best decision anyone can make there.

A I have gone through all enquiries of the last quarter: {32-58} % ask about sizes we do not list.
L We could list them. The workshop does every length anyway.
A A length slider with a price at once would save about ten mails a day.
L Do it. I will send you the price per centimetre.
A Built and tested. Minimum 80, maximum 320, as agreed.
L My inbox is strangely quiet.

L Our insurer wants to know where the customer data is stored.
A Shop and mail tool in the region, analytics on our own server. I have written it on one page for you, with contracts attached.
L He says it is the first readable answer he got this year.

A The winter campaign is planned. Budget as last year, but a third moves from broad ads to people who looked at tables before.
L And if it does not work?
A Then we move it back within a week. I have set an alarm on cost per order.
L Good. Go.

A Alarm test passed: the cost per order rose to {40-52} USD on Saturday, ads were paused by Sunday morning.
L I only saw it today. What was it?
A A big shop had a sale with the same words. It is over, ads are back.

L Can we thank customers who have been with us for ten years?
A There are {80-190} of them. A handwritten card would beat any mail we could send.
L I will write them myself. It may take a while.
A I have printed the addresses on labels, they are on the way to you.
L {40-75} cards done. My hand hurts, my heart does not.

A Two of the cards have been posted online, with photos of the tables after ten years. May we share them?
L Only if they agree.
A They do, both.
L The scratches on the first one are from my own children. That was our table!

L The new apprentice would like to write about how a drawer is made.
A Please let him. Four pages, his own words, photos by phone are fine.
L He has written eleven.
A They are excellent. I have cut nothing and made three parts out of them.
L He has bought cake for everyone.

A A reader of the drawer story asks whether you give courses.
L We used to, on Saturdays. Before we got busy.
A {20-60} people have asked by now. Perhaps one a month?
L One a month, eight people, January to April. Let us see.
A Sold out in {3-8} hours.

A Please have a look at the new product names before I change them everywhere.
L All good apart from "Fjord". There is no fjord for three thousand miles.
A What is it called in the workshop?
L "The wide one".
A "The Wide One" it is.
L Best seller of the week. I should have named everything like that.

L Our phone number changes on Monday. Where does it have to be updated?
A In {14-23} places, I have a list. All of them will be done on Monday at nine, the old number forwards for a year.
L You have a list for everything.
A Including one for the lists.

A The speed of the product pages: from {4-6}.{1-8} to 1.{4-9} seconds on a phone since the images are served properly.
L Is that why my aunt suddenly likes the site?
A Very likely. She uses a phone from 2018.
L How do you know that?
A I do not. But {6-12} % of your visitors do.

L We got an offer for a big billboard on the highway. What do you think?
A How many people on that road need a table this year, and could we tell that it was the billboard?
L Few, and no.
A Then I would rather pay for two more courses.
L Agreed. The billboard man was disappointed.

A Happy new year! The plan for this quarter is in the folder: length slider for benches, spring photos, courses page.
L Happy new year! Plank has already approved the photos.
A Then nothing can go wrong.

L One of our customers is blind and praised the shop. She ordered without help.
A That makes me happier than any number in the report.
L She has a wish: the wood types are only shown as pictures.
A Described in words now, colour, grain and how they feel. Would you ask her to check?
L She says "ash feels like a calm sea" is exactly right.

A We should talk about next year's budget before spring. My suggestion: the same amount, but {10-20} % less for ads.
L And more for?
A Photos, courses and answers to questions. That is where the orders come from by now.
L It is funny to be told by an agency to spend less on ads.
A I would rather be funny than expensive.

L Short notice: local television comes on Tuesday, they want to film the drawer story.
A Wonderful. I will put a greeting on the start page for the evening and make sure the server holds.
L How many people might come?
A Perhaps {2-6},000 within an hour. We are ready for ten times that.
L The apprentice has had his hair cut.

A It held: {3100-5900} visitors in forty minutes, {21-38} orders, all courses for next season booked.
L I have no words. The workshop is singing.
A Please tell them to keep some breath for the orders.
`);
