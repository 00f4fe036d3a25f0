import type { CollectionConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { checkScopes, setOwner } from '../api-keys/check-key.ts'
import { apiKeyEndpoints } from '../api-keys/endpoints.ts'
import { contentOptions } from '../fields/content-options.ts'

const moment = { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } } as const

/** Keys with which programs use the CMS's API for an account. Only a hash of a key is stored. */
export const apiKeys: CollectionConfig = {
  slug: 'api-keys',
  labels: { singular: 'API key', plural: 'API keys' },
  admin: {
    group: 'Integrations',
    description:
      'A program with a key may do what the key lists, and never more than the person who created it. docs/api-keys.md has examples.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'start', 'owner', 'lastUsedAt', 'expiresAt', 'revoked'],
    listSearchableFields: ['name', 'start'],
    hidden: shownTo('editor', 'hr'),
  },
  defaultSort: '-createdAt',
  endpoints: apiKeyEndpoints,
  hooks: { beforeChange: [setOwner, checkScopes] },
  fields: [
    {
      name: 'secret',
      type: 'ui',
      admin: {
        components: { Field: '/admin/components/integrations/api-key-secret.tsx#ApiKeySecret' },
        disableListColumn: true,
      },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'What uses it, so that you know later whether it is still needed.' },
    },
    {
      name: 'scopes',
      label: 'What it may do',
      labels: { singular: 'Permission', plural: 'Permissions' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'content', label: 'With', type: 'select', required: true, options: contentOptions },
            {
              name: 'access',
              label: 'It may',
              type: 'select',
              required: true,
              defaultValue: 'read',
              options: [
                { label: 'Read', value: 'read' },
                { label: 'Read, and write drafts', value: 'drafts' },
                { label: 'Read, write, publish, and delete', value: 'publish' },
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'expiresAt',
      label: 'Valid until',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'If empty, until it is revoked.',
      },
    },
    {
      name: 'revoked',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'A revoked key stops working as soon as you save.' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { readOnly: true, position: 'sidebar', condition: ({ owner }) => Boolean(owner) },
    },
    {
      name: 'lastUsedAt',
      label: 'Last used',
      type: 'date',
      admin: { ...moment, condition: ({ lastUsedAt }) => Boolean(lastUsedAt) },
    },
    {
      name: 'start',
      label: 'Begins with',
      type: 'text',
      maxLength: 20,
      admin: { readOnly: true, position: 'sidebar', condition: ({ start }) => Boolean(start) },
    },
    // SHA-256: a key has 256 random bits, so nothing slower is needed.
    { name: 'hash', type: 'text', unique: true, index: true, hidden: true },
  ],
}
