/** What a call can be about, and what people who take calls know. */
export const callTopics = { seo: 'SEO', ppc: 'Paid ads', content: 'Content', creative: 'Design' } as const

export type CallTopic = keyof typeof callTopics

export const topicNames = Object.keys(callTopics) as CallTopic[]

/** The topics as options of a select field. */
export const topicOptions = topicNames.map((value) => ({ label: callTopics[value], value }))
