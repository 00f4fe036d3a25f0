/** The tools with which an assistant has a whole site examined. */
export const START_AUDIT = 'start-audit'
export const READ_AUDIT = 'read-audit'

/** Seconds that `read-audit` waits for the end: unless the assistant says otherwise, and at most. */
export const AUDIT_WAIT_S = 25
export const MAX_AUDIT_WAIT_S = 50

/** What an assistant learns of the audit before it calls one of its tools. */
export const auditListing = [
  {
    name: START_AUDIT,
    title: 'Start the audit of a site',
    description: `Starts an audit that examines up to hundreds of pages of a site by more than 150 rules, from indexing and links to speed and accessibility; use it for a whole site, and the other tools for one page. Returns the name of the audit for ${READ_AUDIT}.`,
    inputSchema: {
      type: 'object' as const,
      properties: {
        url: { type: 'string', description: 'The site, with or without https://' },
        maxPages: { type: 'integer', minimum: 1, description: 'Pages to read, else as many as are allowed' },
      },
      required: ['url'],
    },
    annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  },
  {
    name: READ_AUDIT,
    title: 'Read an audit',
    description:
      'Reads an audit that was started, or one whose link a person has; use it again until the audit has ended. Returns how far it is, then the verdict, the score with how much it rests on, what to do first, and the other findings.',
    inputSchema: {
      type: 'object' as const,
      properties: {
        audit: { type: 'string', description: `What ${START_AUDIT} returned, or the link of a report` },
        part: { enum: ['summary', 'all'], default: 'summary', description: 'all: every finding with its pages' },
        page: { type: 'integer', minimum: 1, default: 1, description: 'Of "all"' },
        wait: {
          type: 'integer',
          minimum: 0,
          maximum: MAX_AUDIT_WAIT_S,
          default: AUDIT_WAIT_S,
          description: 'Seconds to wait for its end',
        },
      },
      required: ['audit'],
    },
    annotations: { readOnlyHint: true },
  },
]
