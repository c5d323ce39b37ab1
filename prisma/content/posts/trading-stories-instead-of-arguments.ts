import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'trading-stories-instead-of-arguments',
  title: 'Trading stories instead of arguments',
  excerpt:
    'In one set of experiments, good arguments at the door changed nothing. The same talk with stories traded and no judgment did, a little, for months.',
  category: 'Civil Discourse',
  tags: ['listening', 'dialogue', 'studies', 'evidence'],
  publishedAt: '2026-10-16T14:00:00.000Z',
  content: `<p>Most of us argue the way we were taught to write essays. State the claim. Bring the evidence. Answer the objection. Then we wonder why the person across the table does not fold up their view and hand it over.</p>
<p>Two political scientists, Joshua Kalla and David Broockman, tested that habit against another one. Their results came out in 2020 in the American Political Science Review. They are worth knowing, both for what they found and for how modest the finding is.</p>
<h2>The experiment</h2>
<p>Across three field experiments in seven places, 230 canvassers talked with 6,869 voters. The subjects were ones on which feelings run high: unauthorized immigrants in one experiment, transgender people in the other two. The canvassers worked with groups that hoped to persuade people in a particular direction. You may share that direction or not. The method is what interests us here, and it belongs to no side.</p>
<p>In the first experiment voters were assigned by chance to different kinds of conversation. Some heard arguments: facts, reasons, answers to common concerns. Others had the same kind of talk with one thing added. The canvasser asked what the voter thought and why, listened without judging, asked about experiences that had shaped the view, and told a story of their own.</p>
<p>Weeks and months later, what looked like an unrelated survey asked all of them their views.</p>
<h2>What they found</h2>
<p>Conversations built on arguments alone had no detectable effect. The ones that added a nonjudgmental exchange of stories reduced what the researchers call exclusionary attitudes, and the change could still be seen at least four months later. The second and third experiments found the same pattern, which the authors take as a sign that the method can be used more widely.</p>
<p>Now the caution. The effects were small. In the statistics researchers use, they ran from about 0.04 to 0.08 standard deviations. In ordinary words: most people did not change, and those who did moved a little. What stood out was that anything lasted. The authors note that the few methods known to work before had typically faded within days.</p>
<blockquote>An argument asks you to lose. A story only asks you to listen.</blockquote>
<p>Why might it work? The authors suggest that the exchange lowers people’s resistance to being persuaded. When people feel they are being tested, they defend. When they are asked what they have lived through and nobody scolds the answer, the need to defend goes down. That is one reading. The experiments show that the whole package worked better than arguments alone. They do not prove which part did it.</p>
<h2>How to try it at your own table</h2>
<p>You are not a canvasser, and your sister is not a voter on a list. You will see her again. That makes the stakes higher and the method simpler.</p>
<h3>Ask for the view, and then for the road to it</h3>
<p>“Where do you come down on this?” is the first question. The second is better: “Was there something that happened that made you see it that way?” It moves the talk from positions to experience, which nobody can refute and everybody can ask about.</p>
<h3>Listen without grading</h3>
<p>No eyebrows. No “but.” You can say what you heard: “So when the plant closed, it felt like nobody in charge had thought about you at all.” You are not agreeing. You are showing that the message arrived. There is more on this in <a href="/blog/say-their-argument-back">Say their argument back before you answer it</a>.</p>
<h3>Tell one of yours, and make it honest</h3>
<p>Choose something that happened to you or to someone you love. Keep it under two minutes. Include a part where you were unsure or wrong. A story in which you are right from beginning to end is an argument in a costume, and people can tell.</p>
<h3>Stop there</h3>
<p>Resist the moral. You do not need to add “and that’s why.” If the story carries something, it will go home with them. If it does not, the moral will not help.</p>
<h2>An imagined example</h2>
<p>Imagine two brothers-in-law who disagree about whether their town should limit short-term rentals. One lives next to a house that changes guests every weekend. The other pays his mortgage with a spare room.</p>
<p>They could trade studies on housing supply. Instead the first asks how the spare room started. He hears about a layoff and a winter of counting grocery money. Then he tells about the night his daughter could not sleep before an exam, and about finding that he no longer knew a single name on his street.</p>
<p>Nobody has conceded anything. The rule is still worth arguing over, and they may still vote opposite ways. But the next sentence in that conversation is likely to start with “what if,” and that is a better sentence than the one they had.</p>
<h2>Where stories can mislead</h2>
<p>A story is one case. It can be true and still not be typical. It can move you toward a rule that would hurt many people you will never meet. So use stories to understand a person, and use evidence to judge a policy. If the two point in different directions, say so out loud. “What happened to you was wrong, and I don’t know how common it is. Can we look it up together?”</p>
<p>Two more limits. Asking for someone’s story creates a duty to keep it. Do not repeat it later as a point in your favor. And no one owes you a story. If a person says they would rather not, thank them and talk about something else.</p>
<p>Be honest with yourself about the aim, too. If you are only listening so that they will change, you are running a technique on someone, and sooner or later they will feel it. The fair version of this runs both ways. You go in knowing that the one who moves a little might be you.</p>
<h2>A small test for this week</h2>
<p>Pick one subject on which you and someone close to you differ. Ask one question about the road that led there. Listen for three full minutes. Tell one true thing of your own. Then change the subject and pass the bread.</p>
<p>Do not look for a result. The study needed thousands of conversations to see its small effect. Yours has a different purpose, which is to know somebody better than you did on Monday. If you want help with the opening, here are <a href="/blog/four-questions-that-open-a-conversation">four questions that open a conversation</a>.</p>
<p class="note">Sources: Kalla and Broockman, “Reducing Exclusionary Attitudes through Interpersonal Conversation: Evidence from Three Field Experiments,” American Political Science Review, 2020, <a href="https://doi.org/10.1017/S0003055419000923">doi.org/10.1017/S0003055419000923</a>. The example of the brothers-in-law is imagined.</p>`,
}
