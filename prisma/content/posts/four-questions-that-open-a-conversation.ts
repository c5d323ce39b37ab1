import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'four-questions-that-open-a-conversation',
  title: 'Four questions that open a conversation instead of closing it',
  excerpt:
    'A short script for the next time someone you love says something you cannot agree with, and some advice on when to put it away.',
  category: 'Practical Guides',
  tags: ['dialogue', 'listening', 'how-to', 'family'],
  publishedAt: '2026-10-26T14:00:00.000Z',
  content: `<p>It comes without warning. You are drying plates or waiting for the car to warm up, and someone you love says a thing you cannot agree with. You have about two seconds. In those two seconds most of us do one of three things: correct them, change the subject, or go quiet and carry it home.</p>
<p>Here is a fourth thing to do. Ask a question, and mean it. Not any question. “How can you believe that?” has a question mark, but it is a verdict. The four below are built so that the other person can answer without losing face, and so that you learn something you did not know.</p>
<h2>Before you start: three checks</h2>
<ul>
<li><strong>Is this a good place?</strong> An audience makes people perform. Two people on a walk do better than two people at the head of a table.</li>
<li><strong>Do you have time?</strong> Fifteen minutes is enough. Three is not.</li>
<li><strong>Are you curious, even a little?</strong> If all you feel is heat, wait. “Can I ask you about that tomorrow?” is a respectable sentence.</li>
</ul>
<h2>Question 1: “What’s the part of this that matters most to you?”</h2>
<p>Political opinions come in bundles. The person who just said something about taxes may be thinking of a parent’s medical bills, or of a town that lost its bakery. This question invites them to put down the bundle and hand you the piece they care about.</p>
<p>Listen for the value under the view: safety, fairness, freedom, loyalty, not being looked down on. You will often find that you hold that value too and would serve it another way. That is not agreement, and you should not call it that. It is a floor to stand on.</p>
<h2>Question 2: “Was there something that happened that made you see it that way?”</h2>
<p>This turns the talk from opinions to experience. It may be the most useful of the four, and there is some evidence behind it. In field experiments published in 2020, Joshua Kalla and David Broockman found that talks in which people traded stories without judgment shifted some hard-set attitudes for at least four months. Talks built on arguments alone did not. The effects were small, and persuading is not your goal here. But if you want to know a person better, ask for the road and not only for the destination. More about that study is in <a href="/blog/trading-stories-instead-of-arguments">Trading stories instead of arguments</a>.</p>
<p>Some people will say, “No, I just think it’s common sense.” Fine. Try, “When did you first start thinking about it?” If that goes nowhere as well, let it be.</p>
<h2>Question 3: “What do you think people like me get wrong about this?”</h2>
<p>This is the brave one. You are asking to hear how your side looks from across the room. It will sting a bit. Do not answer it. Say, “Huh. Tell me more about that,” and count to five.</p>
<p>It works because it reverses the usual flow. Many people who hold a political view feel misread by the other side. In June 2023 a poll by NORC for the group Starts With Us found that about nine in ten Democrats and nine in ten Republicans called six civic values very or extremely important, among them the fair and equal application of the law and personal responsibility. Only about a third of each party thought the other party would say so. Being misread is something people in both parties have in common. This question lets one of them correct the record.</p>
<h2>Question 4: “What would a good outcome look like to you?”</h2>
<p>By now you have talked about what is wrong. This turns the talk toward what would be right. People who disagree about causes sometimes picture the same ending: children who can read, a street where you can walk at night, work that pays the rent. When the pictures match, you can ask how each of you would get there. When they do not, you have at least found the real disagreement instead of a stand-in for it.</p>
<blockquote>A good question leaves the other person taller than it found them.</blockquote>
<h2>What to do with the answers</h2>
<p>Three habits make the questions work.</p>
<ol>
<li><strong>Say back what you heard.</strong> “So for you it’s mostly about who gets to decide.” Wait for a yes or a correction.</li>
<li><strong>Answer when asked.</strong> If they turn a question on you, do not dodge. Tell them what matters most to you, and how you came to it. A conversation where one person only asks is an interview, and people notice.</li>
<li><strong>Mark real agreement when you find it.</strong> “I’d sign that sentence.” Do not invent it. False agreement is found out later, and then it costs more.</li>
</ol>
<h2>An imagined five minutes</h2>
<p>Imagine a father and his grown daughter in a parked car. He has just said that the local paper cannot be trusted. She writes for a living, and it lands on her.</p>
<p>She could list the paper’s awards. Instead she asks what part of it bothers him most. He talks about a story on his union hall, years back, that got a friend’s name wrong and never fixed it. She asks how that felt in the hall. Then she tells him about the worst mistake she ever printed, and what it was like to write the correction.</p>
<p>He does not subscribe that evening. He does ask how corrections work. That is a conversation that was open at the end, which is all the questions promise.</p>
<h2>When to put them away</h2>
<p>Questions are not always right. Put them away when you are being insulted or threatened, when someone is drunk, when a child needs you, or when you are too tired to listen fairly. Put them away when the subject is your own dignity and you would have to defend your place in the family to go on. “I love you, and I’m not going to talk about this one” is a complete answer. You are allowed to use it.</p>
<p>And do not use the questions as a trap. If you already know which answer you plan to pounce on, you are cross-examining. The other person will feel it before you do.</p>
<h2>What to expect</h2>
<p>One kind conversation is not a cure. When researchers paired Republicans and Democrats who did not know each other for a friendly video call, dislike of the other party fell sharply, and later the effect faded. There is no study of these four questions as a set, and we will not pretend there is. We think of them as manners, with some evidence leaning their way.</p>
<p>So try one this week, with one person, about one thing. If it goes well, ask again another day. What you are building is the habit.</p>
<p class="note">Sources: Kalla and Broockman, American Political Science Review, 2020, <a href="https://doi.org/10.1017/S0003055419000923">doi.org/10.1017/S0003055419000923</a>. <a href="https://www.prnewswire.com/news-releases/the-left-and-right-think-they-live-on-different-planets--new-data-shows-theyre-more-like-next-door-neighbors-301850742.html">Starts With Us and NORC, June 14, 2023</a>. Santoro and Broockman, Science Advances, 2022, <a href="https://doi.org/10.1126/sciadv.abn5515">doi.org/10.1126/sciadv.abn5515</a>. The scene in the car is imagined.</p>`,
}
