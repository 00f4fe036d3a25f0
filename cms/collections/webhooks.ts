import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { contentOptions } from '../fields/content-options.ts'
import { checkWebhookUrl } from '../webhooks/check-url.ts'
import { webhookEndpoints } from '../webhooks/endpoints.ts'
import { contentEvents } from '../webhooks/events.ts'
import { startAfresh } from '../webhooks/start-afresh.ts'

/** Where changes of what editors publish are sent. */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  admin: {
    group: 'Integrations',
    description:
      'Sends a signed message to a URL when content is published, updated, unpublished, or deleted. The messages follow Standard Webhooks.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'active', 'failingSince'],
    listSearchableFields: ['name', 'url'],
    hidden: shownTo(),
  },
  defaultSort: 'name',
  endpoints: webhookEndpoints,
  hooks: { beforeChange: [startAfresh] },
  fields: [
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/admin/components/integrations/webhook-panel.tsx#WebhookPanel' },
        disableListColumn: true,
      },
    },
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    {
      name: 'url',
      label: 'URL',
      type: 'text',
      required: true,
      maxLength: 2_048,
      validate: checkWebhookUrl,
      admin: { description: 'It must begin with https:// and lead to a public server.' },
    },
    {
      name: 'subscriptions',
      label: 'What to send',
      labels: { singular: 'kind of content', plural: 'kinds of content' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'content', type: 'select', required: true, options: contentOptions },
            {
              name: 'events',
              label: 'When it is',
              type: 'select',
              hasMany: true,
              required: true,
              defaultValue: [...contentEvents],
              options: contentEvents.map((event) => ({ label: event, value: event })),
            },
          ],
        },
      ],
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'It turns off automatically after failing for a day.' },
    },
    {
      name: 'failingSince',
      label: 'Failing since',
      type: 'date',
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        condition: ({ failingSince }) => Boolean(failingSince),
      },
    },
    {
      name: 'offReason',
      label: 'Why it was turned off',
      type: 'text',
      maxLength: 500,
      admin: { readOnly: true, position: 'sidebar', condition: ({ offReason }) => Boolean(offReason) },
    },
    // Encrypted (cms/accounts/secret-box.ts).
    { name: 'sealedSecret', type: 'text', hidden: true },
  ],
}
