import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'fourteen-years-of-letters',
  title: 'Fourteen years of letters',
  excerpt:
    'John Adams and Thomas Jefferson were friends, then bitter rivals, then silent for a decade. What brought them back was a friend, a rumor and a short note.',
  category: 'Stories of Unity',
  tags: ['history', 'friendship', 'disagreement'],
  publishedAt: '2026-11-21T14:00:00.000Z',
  content: `<p>On New Year’s Day 1812, John Adams sat down in Quincy, Massachusetts, and wrote a short letter to a man he had not written to in more than ten years. He wished him a happy new year. He mentioned that his family was well. And he said that he was sending, in the same mail, two pieces of homespun.</p>
<p>The man was Thomas Jefferson. He took homespun to mean cloth and answered at length about the state of spinning in Virginia. It was a joke that had missed. The homespun was two volumes of lectures by Adams’s son, John Quincy. When the books arrived a day or so later, Jefferson wrote again to say that he now understood.</p>
<p>A small misunderstanding, quickly and kindly cleared up. Given what had gone before, that was remarkable.</p>
<h2>Friends, then rivals</h2>
<p>They met in 1775 at the Continental Congress in Philadelphia. The next year they served on the committee charged with drafting a declaration of independence. In the 1780s both represented the new country in Europe, and the families grew close. Abigail Adams wrote to Jefferson on her own account, and he to her.</p>
<p>Then the country they had helped to make began to divide, and they divided with it. Adams wanted a strong national government and worried about the passions of crowds. Jefferson wanted power kept close to the states and to the people and worried about anything that smelled of monarchy. Around them two parties formed: Federalists and Republicans. The Republican Party of that day is not today’s party, and neither camp lines up neatly with anything on a modern ballot.</p>
<p>In 1796 Adams beat Jefferson for the presidency. In 1800 Jefferson beat Adams. It was one of the ugliest campaigns the young nation had seen, with each man’s supporters accusing the other of plotting to ruin the republic. Adams left Washington early on the morning of Jefferson’s inauguration and did not attend.</p>
<p>After that, silence. In 1804 Abigail wrote to Jefferson on the death of his daughter, and for a few months letters passed between the two of them. But old wounds came up. That exchange ended too.</p>
<h2>The friend in the middle</h2>
<p>Benjamin Rush was a physician in Philadelphia and, like both of them, a signer of the Declaration. He was fond of both men. He also had patience.</p>
<p>In October 1809 he wrote to Adams about a dream, or what he said was a dream. In it his son was reading a history of the United States. The page told how two former presidents had renewed their friendship and their letters. Adams was charmed. He did not pick up his pen.</p>
<p>Rush kept at it, writing now to one and now to the other. In the summer of 1811 two young Virginians, neighbors of Jefferson’s, visited Adams in Massachusetts. Adams talked freely about the old quarrels. Then, as Jefferson reported it to Rush that December, he said of Jefferson: “I always loved Jefferson, and still love him.”</p>
<p>It was enough, Jefferson told Rush. Rush passed the news along. On January 1, Adams wrote his note about the homespun.</p>
<h2>What they did with fourteen years</h2>
<p>Between that January and the summer of 1826 they exchanged 158 letters. Adams wrote about two for every one of Jefferson’s and said that he did not mind. They wrote about books, grandchildren, religion, aging, Greek verbs and grief. When Abigail died in October 1818, Jefferson, who had buried a wife and five of the six children of his marriage, wrote that he knew of only two medicines, time and silence.</p>
<p>They also wrote about politics. They did not pretend that the past had not happened. In July 1813 Adams wrote a line that has been quoted ever since:</p>
<blockquote>You and I ought not to die before we have explained ourselves to each other.</blockquote>
<p>That year they argued over whether a natural aristocracy of talent exists and whether it can be trusted. Neither converted the other.</p>
<p>Some of the letters show irritation. Early on, an old private letter of Jefferson’s, critical of Adams’s administration, turned up in print. Adams was stung and said so, in letter after letter. Jefferson answered calmly, and declined to fight the whole war over again. The friendship survived it.</p>
<p>Both men died on July 4, 1826, fifty years to the day after the Declaration was adopted. Jefferson died first, a little after noon, at Monticello. Adams died that evening in Quincy.</p>
<h2>What the letters left out</h2>
<p>These were two powerful men with time, pens and servants. In Jefferson’s case, the house and the leisure rested on the labor of people he held in slavery. On that subject, the gravest of their age, the letters said little, and they left it to later generations. A friendship can be real and still go around the hardest thing in the room.</p>
<p>Plenty of their contemporaries never spoke again, and no lesson can be drawn from one pair of friends. But it is plain what helped this one. Rush belonged to both. He did not judge who had been right, and for more than two years he kept each man informed of the other’s good will. Adams’s kind word was spoken to visitors, and praise said behind someone’s back is more easily believed than praise said to their face. His first letter opened with a parcel and good wishes and left the election of 1800 for later. And a reply took a week or two at best, so there was time to put a draft in a drawer.</p>
<h2>If there is someone</h2>
<p>Perhaps you have a person like this. A cousin, an old roommate, a former colleague, gone quiet after some election. You do not need a dream or a signer of the Declaration. You might try three sentences: something you remember with pleasure, something small about your life now, and a wish for theirs. Leave the quarrel out of the first letter. It will keep.</p>
<p>They may not answer. Adams took more than two years to act on Rush’s dream. But the note was short, and it bought fourteen years. For another pair who argued hard and stayed close, see <a href="/blog/the-dissent-that-arrived-early">The dissent that arrived early</a>.</p>
<p class="note">Sources: Founders Online, National Archives: <a href="https://founders.archives.gov/documents/Jefferson/03-04-02-0296-0002">Adams to Jefferson, January 1, 1812</a>, and <a href="https://founders.archives.gov/documents/Jefferson/03-04-02-0248">Jefferson to Rush, December 5, 1811</a>, and <a href="https://founders.archives.gov/documents/Jefferson/03-13-02-0353">Jefferson to Adams, November 13, 1818</a>. Rush to Adams, October 17, 1809, and Adams to Jefferson, July 15, 1813, the latter in Lester J. Cappon, ed., The Adams-Jefferson Letters, 1959. Count of letters: Gordon S. Wood, Friends Divided: John Adams and Thomas Jefferson, 2017.</p>`,
}
