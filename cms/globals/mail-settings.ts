import type { Field, GlobalConfig } from 'payload'
import { canBePublic, REFUSED_URL } from '#engine/net/public-url.ts'
import { environment } from '#platform/environment/environment.ts'
import { shownTo } from '../access/shown-to.ts'
import { checkLeadSecret, hideSecret, sealNewSecret } from '../webhooks/lead-secret.ts'

/** Events that staff can be notified about. */
export const noticeKinds = {
  audit: 'Free audit requests',
  contact: 'Contact form messages',
  portfolio: 'Portfolio requests',
  quote: 'Quote requests',
  application: 'Applications',
  review: 'Reviews to moderate',
} as const
export type NoticeKind = keyof typeof noticeKinds

export const mailSettings: GlobalConfig = {
  slug: 'mail-settings',
  label: 'Email and webhook',
  admin: {
    group: 'Settings',
    description: 'Who gets which notices. Emails wait in the outbox until a mail server is set (SMTP_URL).',
    hidden: shownTo('sales'),
  },
  versions: { max: 20 },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'fromName',
          label: 'Sender name',
          type: 'text',
          maxLength: 60,
          admin: { description: 'If empty, the brand name is used.' },
        },
        {
          name: 'fromAddress',
          label: 'Sender email address',
          type: 'email',
          admin: { description: 'If empty, the brand’s contact email address is used.' },
        },
      ],
    },
    {
      name: 'notices',
      label: 'Notices to staff',
      type: 'group',
      admin: {
        description:
          'One or more email addresses, separated by commas. If empty, the brand’s contact email address is used.',
      },
      fields: Object.entries(noticeKinds).map(([name, label]) => emailList(name, label)),
    },
    {
      name: 'answerVisitors',
      label: 'Send visitors a receipt by email',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'webhook',
      type: 'group',
      admin: {
        description:
          'Every lead is sent there as JSON, signed with the secret: X-Signature: sha256=HMAC of “timestamp.body”. If empty, nothing is sent.',
      },
      fields: [
        {
          name: 'url',
          label: 'URL',
          type: 'text',
          maxLength: 2048,
          // Checks only the spelling. What the host name resolves to is checked at every delivery.
          validate: (value: unknown) => !value || canBePublic(String(value), environment.privateTargets) || REFUSED_URL,
        },
        {
          name: 'secret',
          type: 'text',
          validate: checkLeadSecret,
          hooks: { beforeChange: [sealNewSecret], afterRead: [hideSecret] },
          admin: {
            autoComplete: 'off',
            description:
              'At least 16 characters. The receiver checks the signature with it. It is stored encrypted and never shown again; enter another one to replace it.',
          },
        },
      ],
    },
  ],
}

const ADDRESS = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;]+$/

function emailList(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 1_000,
    validate: (value: unknown) => {
      const wrong = String(value ?? '')
        .split(',')
        .map((one) => one.trim())
        .find((one) => one !== '' && !ADDRESS.test(one))
      return wrong === undefined || `“${wrong}” is not an email address.`
    },
  }
}
