import type { Field } from 'payload'
import { collapsedRows } from './row-label.ts'

type ListOptions = { label: string; description?: string; minRows?: number; maxRows?: number; maxLength?: number }

/** Returns rows of one line each. */
export function textList(name: string, { label, description, minRows, maxRows, maxLength = 500 }: ListOptions): Field {
  return {
    name,
    label,
    type: 'array',
    ...(minRows ? { minRows } : {}),
    ...(maxRows ? { maxRows } : {}),
    admin: description ? { description } : {},
    fields: [{ name: 'text', type: 'text', required: true, maxLength }],
  }
}

/** Returns rows of a label and a link. */
export function linkList(name: string, { label, description }: ListOptions): Field {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Link', plural: 'Links' },
    admin: { ...collapsedRows, ...(description ? { description } : {}) },
    fields: [
      {
        type: 'row',
        fields: [{ name: 'label', type: 'text', required: true, maxLength: 120 }, href('href', { required: true })],
      },
    ],
  }
}

/** Profiles elsewhere. */
export const socials: Field = {
  name: 'socials',
  label: 'Profiles on other sites',
  labels: { singular: 'Profile', plural: 'Profiles' },
  type: 'array',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 60, admin: { description: 'For example LinkedIn' } },
        { name: 'url', label: 'URL', type: 'text', required: true, maxLength: 2048 },
      ],
    },
  ],
}

/** Returns a link: a path of this site, or the URL of another one. */
export function href(
  name: string,
  {
    label = 'Link to',
    required = false,
    description = 'Choose a document, or enter a path such as /contact-us/ or a full URL.',
  } = {},
): Field {
  return {
    name,
    label,
    type: 'text',
    required,
    maxLength: 2048,
    admin: { description, components: { Field: '/admin/components/link-target.tsx#LinkTarget' } },
    validate: isLinkTarget(required),
  }
}

function isLinkTarget(required: boolean) {
  return (value: unknown) => {
    if (value === undefined || value === null || value === '')
      return required ? 'Say where this leads, for example /contact-us/.' : true
    return (
      /^(\/|#|\?|https?:\/\/|mailto:|tel:)/i.test(String(value)) ||
      'Start with / for a page of this site, or with https:// for another one.'
    )
  }
}
