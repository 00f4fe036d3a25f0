export type Embeds = {
  /** URL of the scheduler. Without it, booking links lead to the contact page. */
  bookingUrl?: string
  /** URL of the chat's script. Without it, there is no chat. */
  chatUrl?: string
  /** URL of another company's analytics. It is loaded only for visitors who consent. */
  analyticsUrl?: string
  /** More scripts that are loaded only for visitors who consent. */
  tags?: EmbedTag[]
  /** Other hosts that the chat and the scheduler use. */
  chatOrigins?: string[]
}

export type EmbedTag = {
  name: string
  url: string
  /** `data-` attributes of its script element. */
  attributes?: Record<string, string>
  /** Other hosts that it uses. */
  origins?: string[]
}

/** A script that is loaded only with consent. */
export type ConsentTag = Pick<EmbedTag, 'url' | 'attributes'>

/** Returns every script that needs the consent of a visitor. */
export const tagsOf = ({ analyticsUrl, tags = [] }: Embeds): ConsentTag[] => [
  ...(analyticsUrl ? [{ url: analyticsUrl }] : []),
  ...tags.map(({ url, attributes = {} }) => ({ url, ...(Object.keys(attributes).length > 0 ? { attributes } : {}) })),
]
