import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'four-questions-that-open-a-conversation',
  title: 'Four questions that open a conversation instead of closing it',
  excerpt:
    'A short script for the next time someone you love says something you cannot agree with, and some advice on when to put it away.',
  category: 'Practical Guides',
  tags: ['dialogue', 'listening', 'how-to', 'family'],
  publishedAt: '2026-11-21T16:00:00.000Z',
  content: `<p>It comes without warning. You’re drying plates or waiting for the car to warm up, and someone you love says a thing you can’t agree with. You have about two seconds. In those two seconds most of us do one of three things: correct them, change the subject, or go quiet and carry it home.</p>
<p>Here is a fourth thing to do. Ask a question, and mean it. Not any question. “How can you believe that?” has a question mark, but it is a verdict. The four below are built so that the other person can answer without losing face, and so that you learn something you didn’t know.</p>
<p>Check the setting first. An audience makes people perform, so two people on a walk do better than two people at the head of a table. Fifteen minutes is enough; three isn’t. And if all you feel is heat, wait. “Can I ask you about that tomorrow?” is a respectable sentence.</p>
<h2>Question 1: “What’s the part of this that matters most to you?”</h2>
<p>Political opinions come in bundles. The person who just said something about taxes may be thinking of a parent’s medical bills, or of a town that lost its bakery. This question invites them to put down the bundle and hand you the piece they care about.</p>
<p>Listen for the value under the view: safety, fairness, freedom, loyalty, not being looked down on. You will often find that you hold that value too and would serve it another way. You still disagree, but you have a floor to stand on.</p>
<h2>Question 2: “Was there something that happened that made you see it that way?”</h2>
<p>This turns the talk from opinions to experience. It may be the most useful of the four, and there is <a href="/blog/trading-stories-instead-of-arguments">some evidence behind it</a>, though the effects were small and persuading isn’t your goal here. If you want to know a person better, ask about the road, not just the destination.</p>
<p>Some people will say, “No, I just think it’s common sense.” Fine. Try, “When did you first start thinking about it?” If that goes nowhere as well, let it be.</p>
<h2>Question 3: “What do you think people like me get wrong about this?”</h2>
<p>This is the brave one. You’re asking to hear how your side looks from across the room. It will sting a bit. Don’t answer it. Say, “Huh. Tell me more about that,” and count to five.</p>
<p>The idea is to reverse the usual flow. Republicans and Democrats alike <a href="/blog/why-we-misjudge-the-other-side">get misread</a>. This question lets one person correct the record.</p>
<h2>Question 4: “What would a good outcome look like to you?”</h2>
<p>By now you have talked about what is wrong. This turns the talk toward what would be right. People who disagree about causes sometimes picture the same ending: children who can read, a street where you can walk at night, work that pays the rent. When the pictures match, you can ask how each of you would get there. When they don’t, you have at least found the real disagreement instead of a stand-in for it.</p>
<h2>What to do with the answers</h2>
<ol>
<li><strong>Say back what you heard.</strong> “So for you it’s mostly about who gets to decide.” Wait for a yes or a correction.</li>
<li><strong>Answer when asked.</strong> If they turn a question on you, don’t dodge. Tell them what matters most to you, and how you came to it. A conversation where one person only asks is an interview, and people notice.</li>
<li><strong>Mark real agreement when you find it.</strong> “I’d sign that sentence.” Don’t invent it. False agreement is found out later, and then it costs more.</li>
</ol>
<h2>An imagined five minutes</h2>
<p>Imagine a father and his grown daughter in a parked truck. She has just said that churches only want your money. He has been the treasurer of his for eleven years, and it stings.</p>
<p>He could list the food pantry and the roof they fixed for a widow down the road. Instead he asks what part of it bothers her most. She talks about a building campaign, years back, when a friend’s family was pressed for a pledge while the father was out of work. He asks how the friend felt about it. Then he tells her about the worst vote he ever cast at a budget meeting, and what it was like to raise the matter again a year later.</p>
<p>She isn’t in the pew that Sunday. She does ask who decides where the money goes. The conversation was still open at the end, which is all the questions promise.</p>
<h2>When to put them away</h2>
<p>Questions aren’t always right. Put them away when you are being insulted or threatened, when someone is drunk, when a child needs you, or when you’re too tired to listen fairly. Put them away when the subject is your own dignity and you would have to defend your place in the family to go on. Put them away, too, when an honest answer is likely to get you called a bigot or a traitor, or to cost you work, for something you sincerely believe. “I love you, and I’m not going to talk about this one” is a complete answer. You’re allowed to use it.</p>
<p>And don’t use the questions as a trap. If you already know which answer you plan to pounce on, you are cross-examining. The other person will feel it before you do.</p>
<p>One kind conversation isn’t a cure, and nobody has tested these four questions as a set. Think of them as manners. Try one this week, with one person, about one thing. If it goes well, ask again another day.</p>
<p class="note">The scene in the truck is imagined. The studies behind questions 2 and 3 are described, with their sources, in the articles linked above.</p>`,
}
