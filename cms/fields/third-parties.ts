import type { Field } from 'payload'
import { notAnOrigin } from '#engine/brand/origins.ts'
import { readTag } from '#engine/brand/tag.ts'
import { row } from './inputs.ts'
import { collapsedRows } from './row-label.ts'

const HTTPS = /^https:\/\/[^\s"'<>]+$/

/** What other companies add to the site. Nothing of it loads before a visitor asks for it or agrees. */
export const thirdParties: Field = {
  name: 'embeds',
  label: 'Third-party services',
  type: 'group',
  admin: {
    description:
      'Nothing loads before a visitor agrees (analytics and tags) or clicks (calendar and chat). Browsers get permission for exactly the hosts that you enter here. If all is empty, visitors see no question. Only administrators can change this, and nothing of it runs in a browser that is signed in to the back office.',
  },
  fields: [
    url(
      'analyticsUrl',
      'URL of the analytics script',
      'The “src” of the script, for example https://plausible.io/js/script.js.',
    ),
    {
      name: 'tags',
      label: 'Analytics and tags',
      type: 'array',
      maxRows: 8,
      labels: { singular: 'Tag', plural: 'Tags' },
      admin: {
        ...collapsedRows,
        description: 'Analytics, tag managers, pixels. Visitors are asked once, and again when you add a company.',
      },
      fields: [
        row(
          {
            name: 'name',
            type: 'text',
            required: true,
            maxLength: 60,
            admin: { description: 'For example Plausible' },
          },
          {
            ...url('url', 'URL of the script', 'Paste the URL or the whole script tag.'),
            required: true,
            hooks: { beforeValidate: [takeTagApart] },
          } as Field,
        ),
        row(
          {
            name: 'attributes',
            type: 'text',
            maxLength: 300,
            validate: (value: unknown) =>
              !value ||
              readTag(`<script ${String(value)}>`).rest === '' ||
              'Write attributes that start with “data-”, such as data-domain="agency.example".',
            admin: { description: 'Of the script tag, for example data-domain="agency.example". Most need none.' },
          },
          origins(
            'origins',
            'Other hosts that it uses',
            'For example https://www.google-analytics.com. The host of the script is always included.',
          ),
        ),
      ],
    },
    url(
      'bookingUrl',
      'URL of the booking calendar',
      'Opens in a window on the page when a visitor books a call. If empty, the site’s own booking is used.',
    ),
    url(
      'chatUrl',
      'URL of the live chat',
      'A script that ends in .js, or the page of the chat, which opens in a window. “Chat with us” in the footer loads it.',
    ),
    origins(
      'chatOrigins',
      'Other hosts that the chat or calendar uses',
      'For example https://cdn.chat.example wss://live.chat.example.',
    ),
  ],
}

function url(name: string, label: string, description: string): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 2048,
    validate: isUrl,
    admin: { description },
  } as Field
}

function isUrl(value: string | null | undefined, { required }: { required?: boolean }) {
  if (!value) return required ? 'Enter the URL of the script.' : true
  return (HTTPS.test(value) && URL.canParse(value)) || 'Enter a full URL that starts with https://.'
}

function origins(name: string, label: string, description: string): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 1_000,
    validate: (value: unknown) => {
      const wrong = notAnOrigin(String(value ?? ''))
      return wrong === undefined || `“${wrong}” is not a host. Write https://host.example, separated by spaces.`
    },
    admin: { description },
  }
}

/** Providers show their tag as HTML. Its URL and its attributes are what counts. */
function takeTagApart({ value, siblingData }: { value?: unknown; siblingData: Record<string, unknown> }) {
  if (typeof value !== 'string' || !value.includes('<script')) return value
  const { src, attributes } = readTag(value)
  if (attributes && !siblingData.attributes) siblingData.attributes = attributes
  return src ?? value
}
