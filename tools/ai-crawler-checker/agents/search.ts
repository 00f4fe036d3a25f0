import { agentsFor } from './agent.ts'

const obeys = 'yes'
const ANTHROPIC =
  'https://support.anthropic.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler'

/** Agents that build an index from which AI products answer and cite. */
export const searchAgents = agentsFor('search', [
  ['OAI-SearchBot', 'OpenAI', 'https://platform.openai.com/docs/bots', { obeys }],
  ['Claude-SearchBot', 'Anthropic', ANTHROPIC, { obeys }],
  ['PerplexityBot', 'Perplexity', 'https://docs.perplexity.ai/guides/bots', { obeys }],
  ['Applebot', 'Apple', 'https://support.apple.com/en-us/119829', { obeys }],
  ['meta-webindexer', 'Meta', 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers', { obeys }],
  ['Amzn-SearchBot', 'Amazon', 'https://developer.amazon.com/amazonbot', { obeys }],
  [
    'amazon-kendra',
    'Amazon Web Services',
    'https://docs.aws.amazon.com/kendra/latest/dg/stop-web-crawler.html',
    { obeys },
  ],
  ['AzureAI-SearchBot', 'Microsoft', 'azureai-searchbot'],
  ['Bravebot', 'Brave', 'https://safe.search.brave.com/help/brave-search-crawler', { obeys }],
  ['PetalBot', 'Huawei', 'https://webmaster.petalsearch.com/site/petalbot', { obeys }],
  ['YouBot', 'You.com', 'https://about.you.com/youbot/', { obeys }],
  ['Andibot', 'Andi', 'andibot'],
  ['PhindBot', 'Phind', 'phindbot'],
  ['ExaBot', 'Exa', 'exabot'],
  ['ExaSearchBot', 'Exa', 'exasearchbot'],
  ['TavilyBot', 'Tavily', 'tavilybot'],
  ['LinkupBot', 'Linkup', 'linkupbot'],
  ['ShapBot', 'Parallel', 'https://docs.parallel.ai/features/crawler', { obeys }],
  ['QueritBot', 'Querit', 'queritbot', { aliases: ['Querit-SearchBot'] }],
  ['HenkBot', 'Valyu', 'henkbot'],
  ['LinerBot', 'Liner', 'linerbot'],
  ['TerraCotta', 'Ceramic AI', 'https://github.com/CeramicTeam/CeramicTerracotta', { obeys, aliases: ['Terra Cotta'] }],
  ['AIWebIndex', 'Lyrenth', 'aiwebindex'],
  ['AddSearchBot', 'AddSearch', 'addsearchbot'],
  ['Anomura', 'Direqt', 'anomura', { obeys }],
  [
    'atlassian-bot',
    'Atlassian',
    'https://support.atlassian.com/organization-administration/docs/connect-custom-website-to-rovo/',
    { obeys },
  ],
  ['Channel3Bot', 'Channel3', 'channel3bot'],
  ['ZanistaBot', 'Zanista', 'zanistabot'],
  ['AgentTimes', 'The Agent Times', 'https://theagenttimes.com/about'],
  ['NagetBot', 'Naget', 'nagetbot'],
])
