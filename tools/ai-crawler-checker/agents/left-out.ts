const UNDOCUMENTED = 'Neither its operator nor its purpose is documented.'
const NOT_AI = 'Its directory entry says that no use for AI is known.'

/** Names on public lists of AI agents that the table leaves out, and why. */
export const leftOut: Record<string, string> = {
  'Aranet-SearchBot': UNDOCUMENTED,
  KunatoCrawler: UNDOCUMENTED,
  LCC: UNDOCUMENTED,
  MyCentralAIScraperBot: UNDOCUMENTED,
  WRTNBot: UNDOCUMENTED,
  newsai: 'Several unrelated sites use the name, and its requests name no page about it.',
  Reflectionbot: 'It names Reflection as its operator, but no purpose is documented.',
  'Claude-Web': 'Anthropic documents ClaudeBot, Claude-User, and Claude-SearchBot, and not this name.',
  OpenAI: 'OpenAI documents GPTBot, OAI-SearchBot, and ChatGPT-User, and not this name.',
  Code: 'The name is a part of many others, such as “Claude-Code”, so a rule for it would be ambiguous.',
  Awario: NOT_AI,
  'Datenbank Crawler': NOT_AI,
  WARDBot: NOT_AI,
  'netEstate Imprint Crawler': 'It reads legal notices for a business directory; no use for AI is documented.',
}
