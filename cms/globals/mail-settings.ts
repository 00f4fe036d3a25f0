import type { Field, GlobalConfig } from 'payload'
import { environment } from '../../engine/environment.ts'
import { canBePublic, REFUSED_URL } from '../../engine/net/public-url.ts'
import { shownTo } from '../access/shown-to.ts'

/** Events that staff can be notified about. */
export const noticeKinds = {
  audit: 'Free audit requests',
  contact: 'Messages of the contact form',
  portfolio: 'Portfolio requests',
  quote: 'Quote requests',
  application: 'Applications',
  review: 'Reviews to decide about',
} as const
export type NoticeKind = keyof typeof noticeKinds

export const mailSettings: GlobalConfig = {
  slug: 'mail-settings',
  label: 'Mail and webhook',
  admin: {
    group: 'Settings',
    description: 'Who is told of what. Mails wait in the outbox until a mail server is set (SMTP_URL).',
    hidden: shownTo('sales'),
  },
  versions: { max: 20 },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'fromName',
          label: 'Sender’s name',
          type: 'text',
          maxLength: 60,
          admin: { description: 'Left empty, the name of the brand.' },
        },
        {
          name: 'fromAddress',
          label: 'Sender’s address',
          type: 'email',
          admin: { description: 'Left empty, the contact address of the brand.' },
        },
      ],
    },
    {
      name: 'notices',
      label: 'Who is told',
      type: 'group',
      admin: { description: 'Several addresses separated by commas. Left empty, the contact address of the brand.' },
      fields: Object.entries(noticeKinds).map(([name, label]) => emailList(name, label)),
    },
    {
      name: 'answerVisitors',
      label: 'Confirm to visitors by mail that their request arrived',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'webhook',
      type: 'group',
      admin: {
        description:
          'Every lead is posted there as JSON, signed with the secret: X-Signature: sha256=HMAC of “timestamp.body”. Left empty, nothing is posted.',
      },
      fields: [
        {
          name: 'url',
          label: 'Address',
          type: 'text',
          maxLength: 2048,
          // Checks only the spelling. What the host name resolves to is checked at every delivery.
          validate: (value: unknown) => !value || canBePublic(String(value), environment.privateTargets) || REFUSED_URL,
        },
        {
          name: 'secret',
          type: 'text',
          validate: (value: unknown) => !value || String(value).length >= 16 || 'At least 16 characters, or nothing.',
          maxLength: 200,
          admin: { description: 'At least 16 characters. The receiver checks the signature with it.' },
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
