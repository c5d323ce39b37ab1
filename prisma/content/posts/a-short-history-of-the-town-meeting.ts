import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'a-short-history-of-the-town-meeting',
  title: 'A short history of the town meeting',
  excerpt:
    'How a New England habit became the picture many of us carry of democracy, who was left out of it, and what it can still teach about disagreeing in person.',
  category: 'Educational Articles',
  tags: ['history', 'local', 'government', 'deliberation'],
  publishedAt: '2026-11-21T12:00:00.000Z',
  content: `<p>There is a painting you have probably seen. A man in a worn plaid jacket is standing in a crowded room. His hands rest on the bench in front of him, and a folded town report sticks out of his pocket. Men in neckties look up at him. Nobody is interrupting.</p>
<p>Norman Rockwell called it <cite>Freedom of Speech</cite>. It ran in The Saturday Evening Post on February 20, 1943. By the magazine’s own account, the scene came from a meeting in Arlington, Vermont, the year before. The town was discussing a new school. Most people were for it. One man, Jim Edgerton, rose to object, and the others listened until he was done.</p>
<p>That picture has become shorthand for democracy itself. The habit behind it is older, messier and more interesting than the painting.</p>
<h2>A drum at eight in the morning</h2>
<p>The town of Dorchester, now part of Boston, claims one of the first formal town governments in New England. On October 8, 1633, its inhabitants ordered a general meeting, to be called by the beating of a drum, where rules would be made for the good of the settlement. They chose twelve men to carry on the business in between. Other towns followed, and in 1636 the Massachusetts legislature recognized the towns’ power to run their own affairs.</p>
<p>The business was rarely grand. Fences. Stray animals. Land, roads, schools and the minister’s pay. But the form was unusual for its time. The people who would live under the rule stood in one room and made it.</p>
<h2>Who was not in the room</h2>
<p>For most of its history the town meeting was a meeting of some. Women could not vote in it for nearly three centuries. Servants and enslaved people had no voice. Property rules, and in the first decades church membership, shut out many men. Native people, who had lived there long before the towns, were seldom part of it. Stockbridge, Massachusetts, made a town in 1739 with a Mohican majority, was an exception: Mohicans took part in its meetings and held its offices.</p>
<p>So when someone calls the town meeting a model of equality, it helps to ask which year they mean. Much of its later history is the story of letting more people in.</p>
<h2>From fences to a revolution</h2>
<p>By the 1760s and 1770s, town meetings were doing more than counting cattle. They debated taxes from London, wrote instructions to their representatives and sent letters from town to town. On December 16, 1773, thousands of people crowded into the Old South Meeting House in Boston to argue over what to do about the tea in the harbor. That gathering was larger and looser than a legal town meeting.</p>
<p>Parliament noticed. Among the laws it passed in 1774 to punish Massachusetts was one that forbade towns to hold more than one meeting a year without the governor’s permission. Towns found ways around it.</p>
<h2>The Frenchman’s sentence</h2>
<p>In 1831 a young French aristocrat, Alexis de Tocqueville, spent nine months in the United States. In the first volume of <cite>Democracy in America</cite>, published in 1835, he compared town meetings to primary schools. What schools do for knowledge, he thought, meetings do for liberty: they put it within people’s reach and teach them to use it.</p>
<p>He did not claim that towns made wise decisions. His point was that making decisions made citizens. People who have had to explain a road tax to their neighbors have learned what no lecture can teach.</p>
<h2>Too many people for the hall</h2>
<p>Growth was the hardest test. Boston gave up its town meeting and became a city in 1822. Brookline, next door, voted in 1915 to keep a meeting but to elect its members by district, because its hall could hold only a fraction of the voters. Many larger towns in Massachusetts took the same road. The state still has hundreds of towns governed by a town meeting, most of them open to every voter who walks in.</p>
<p>Vermont keeps its date: the first Tuesday of March. For about thirty years Frank Bryan, a political scientist at the University of Vermont, sent students to sit in the back and count. They recorded about 1,500 meetings, with 238,603 acts of participation by 63,140 people in 210 towns. His book <cite>Real Democracy</cite>, from 2004, is a rare long-term measurement.</p>
<p>His clearest finding was about size. In small towns a larger share of people came, and a larger share of those who came spoke. In larger towns both fell away. Later counts by Vermont students have pointed the same way.</p>
<h2>Faults, and a few good habits</h2>
<p>Its friends know its faults. A weekday morning suits some lives and misses parents of small children, shift workers and people who can’t easily leave home. A microphone favors the confident, and confidence isn’t the same as good sense. A show of hands is public, which in a small place can cost you. And a meeting where one voter in twenty shows up is open in form and narrow in fact.</p>
<p>For those reasons some towns have moved to a printed ballot, where more people vote and fewer people talk. Whether that is a gain or a loss is a fair question, and reasonable people weigh it differently.</p>
<p>Some of its customs travel well. Remarks go to the moderator and not to the person you disagree with, which feels stiff and makes an insult harder to throw. The motion on the floor is written down, so people vote on the same words; a surprising amount of conflict comes from two people arguing over two different proposals. A condo board, a church council or a parent group can borrow both tonight.</p>
<p>One part is harder to borrow. In a small town you’ll see each other on Thursday, and the person who voted down your culvert may be the one who pulls you out of a snowbank.</p>
<p>Modern experiments have tried to build on the same idea with a sample of the whole country in place of a town. We wrote about the best known in <a href="/blog/five-hundred-strangers-one-weekend">Five hundred strangers, one long weekend</a>.</p>
<h2>Back to the painting</h2>
<p>Look again at the faces around the standing man. They do not look persuaded. By the magazine’s account, most of the room was against him. What Rockwell painted is the moment before the vote, when people who have probably made up their minds give a neighbor the floor anyway. That may be the part of the town meeting most worth keeping, and it needs no town.</p>
<p class="note">Sources: The Saturday Evening Post, <a href="https://www.saturdayeveningpost.com/2023/05/rockwell-files-you-have-the-floor/">“Rockwell Files: You Have the Floor,”</a> 2023. <a href="https://www.dorchesteratheneum.org/?p=13221">Dorchester Atheneum</a> on the order of 1633. Tocqueville, Democracy in America, volume 1, 1835. Mandell, “Indigenous People and the New England Town Meeting: Stockbridge, Massachusetts, 1730–1775,” Participations, 2019. Brookline Historical Society, <a href="https://brooklinehistory.blogspot.com/2009/11/november-1915-brookline-votes-for.html">November 1915</a>. Bryan, Real Democracy: The New England Town Meeting and How It Works, University of Chicago Press, 2004, and the <a href="https://www.uvm.edu/cas/news/vermont-state-democracy-strong">University of Vermont</a> on the later counts.</p>`,
}
