import type { SeedPost } from '#prisma/content/seed-post.ts'

export const post: SeedPost = {
  slug: 'five-hundred-strangers-one-weekend',
  title: 'Five hundred strangers, one long weekend',
  excerpt:
    'In September 2019 a cross section of American voters met in Texas to talk about five hard issues. On the hardest of them they moved toward each other. Here is how it was done.',
  category: 'Stories of Unity',
  tags: ['deliberation', 'studies', 'dialogue', 'evidence'],
  publishedAt: '2026-11-22T18:00:00.000Z',
  content: `<p>On Thursday, September 19, 2019, people began to arrive at a resort outside Dallas. They came from all over the country, from cities and from places with one stoplight. They had little in common except that they were registered voters and that someone had picked them by a method close to a lottery. By Sunday evening they would be on their way home again.</p>
<p>They numbered 523. The event was called America in One Room, and it is one of the most ambitious attempts so far to answer an old question. What would the American public think about hard issues if it had the time, the facts and the company to think them through?</p>
<h2>How the room was filled</h2>
<p>Most events about division draw people who already like such events. This one was built to avoid that. NORC, a research organization at the University of Chicago, recruited a sample that was meant to mirror the country’s registered voters. The method came from the Center for Deliberative Democracy at Stanford, which has spent years on it. A nonpartisan group named Helena helped to organize it.</p>
<p>There was a second group, too: 844 people who were asked the same questions at about the same times and stayed home. They were there for comparison. If opinions shifted everywhere in the country that week, because of some piece of news, the second group would show it.</p>
<h2>What they did all weekend</h2>
<p>The subjects were five that Americans fight about: immigration, the economy, health care, the environment and foreign policy. Before they came, people received a briefing booklet. For each proposal it gave background, and arguments both for and against.</p>
<p>Then they talked. They sat in small groups, mixed by design, each with a trained moderator whose job was to keep things fair and to draw out the quiet ones. The groups worked out questions, and took them to large sessions where experts with different views answered. Some of that season’s presidential candidates answered questions as well. Then it was back to the small groups.</p>
<p>No one was asked to vote on a statement or to reach a consensus. They filled out a long private questionnaire at the beginning and the same one at the end.</p>
<h2>What changed</h2>
<p>James Fishkin, Alice Siu, Larry Diamond and Norman Bradburn reported the results in 2021 in the American Political Science Review. They looked hardest at the proposals on which Republicans and Democrats had started furthest apart. On the most contested issues, positions that had been polarized moved toward each other. Both parties moved, though not equally on every proposal. Axios <a href="https://www.axios.com/the-limits-of-political-tribalism-america-one-room-f23c22e0-7ab2-4aef-9358-4f4e603ffc24.html">reported</a> that Republicans weren’t wedded to policies further to the right, and Democrats weren’t dug in on those of the far left.</p>
<p>Feelings changed as well. People ended the weekend with warmer views of those in the other party. The authors call the drop in dislike large.</p>
<p>The authors noted that some earlier scholars would have expected the reverse. There is a well-known worry that when people discuss politics in groups, they egg one another on and come out more extreme. It did not happen here. The authors point to the design: mixed groups, balanced materials, moderators and no pressure to agree.</p>
<h2>What did not change</h2>
<p>The weekend did not produce one American opinion. People went home still Democrats, still Republicans, still neither. On many proposals a clear gap remained.</p>
<p>Nor do the results show that the middle is always right. Two groups that move toward each other may understand each other better without having found the policy that works. Sometimes a view that is far from the center turns out to be correct.</p>
<h2>Why it’s hard to copy</h2>
<p>It was expensive: travel, lodging, experts, moderators and several days of people’s lives, when most political talk takes place between errands. The sample was drawn with care, but coming was a choice, and participants got their travel and an honorarium. People who say yes to a weekend like this may be more open than people who don’t.</p>
<p>The main results come from the end of the weekend, when people were at their best informed, before everyday life pulled them back. A year later, participants said they had paid more attention to the presidential campaign than a comparison group did, and they disapproved more of the government’s response to the pandemic. In 2024 the team reported that <a href="https://www.cambridge.org/core/journals/american-political-science-review/article/can-deliberation-have-lasting-effects/341938D11548550CBEBA9B93109065CE">their voting intentions and their voting</a> had differed from that group’s, too, above all among people whose first views didn’t follow a party line, and traced this to more engagement with politics. The summary that we read doesn’t say which candidates gained. Yet in <a href="https://www.courant.com/featured/sns-nyt-democrats-republican-compromise-politics-20201104-aohx2m6n3zavfmapv6ey4esvkq-story.html">interviews with The New York Times</a>, some who had left Texas hopeful sounded despondent. And it was one package. Nobody can say whether the booklet, the strangers, the moderators or the meals did the work. A short chat between strangers is a different thing with different results, which we describe in <a href="/blog/what-contact-really-does">What contact really does</a>.</p>
<p>None of this carries over to this site. Civic Unity is a website with a ten-question quiz, which is a very different setting.</p>
<h2>What a town, a club or a class can borrow</h2>
<p>You cannot fly 523 people to Texas. You can take some of the parts home.</p>
<ul>
<li><strong>Invite by lot.</strong> If your library or council wants to hear from the public, draw names from a list instead of waiting for volunteers. Then call people and explain why it has to be them.</li>
<li><strong>Share one balanced page beforehand.</strong> Have it read by someone from each camp. Do not print it until both say that their side is fairly represented.</li>
<li><strong>Mix small groups on purpose.</strong> Ten to fifteen people, assigned and not chosen, with a moderator who has no vote.</li>
<li><strong>Let the group’s product be questions.</strong> “What should we ask the engineer?” is a task that people can do together while they disagree.</li>
<li><strong>Keep the opinions private.</strong> Ask before and after, on paper. Nobody should have to change their mind in public.</li>
<li><strong>Feed people.</strong> It is nowhere in the statistics. Do it anyway.</li>
</ul>
<p>New England towns have been trying parts of this for almost four centuries, with mixed results. That story is in <a href="/blog/a-short-history-of-the-town-meeting">A short history of the town meeting</a>.</p>
<p class="note">Sources: Fishkin, Siu, Diamond and Bradburn, “Is Deliberation an Antidote to Extreme Partisan Polarization? Reflections on America in One Room,” American Political Science Review, 2021, <a href="https://doi.org/10.1017/S0003055421000642">doi.org/10.1017/S0003055421000642</a>. Stanford, <a href="https://deliberation.stanford.edu/news/america-one-room-results">America in One Room results</a>. <a href="https://businesswire.com/news/home/20191003005272/en/500-Person-%E2%80%9CAmerica-Room%E2%80%9D-Deliberative-Polling-Experiment">Organizers’ announcement, October 3, 2019</a>. <a href="https://www.axios.com/the-limits-of-political-tribalism-america-one-room-f23c22e0-7ab2-4aef-9358-4f4e603ffc24.html">Axios, October 2019</a>.</p>`,
}
