import type { FieldHook, GlobalConfig } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { brandColors } from '../fields/brand-colors.ts'
import { brandLogo } from '../fields/brand-logo.ts'
import { socials } from '../fields/lists.ts'
import { numberFormat } from '../fields/number-format.ts'
import { thirdParties } from '../fields/third-parties.ts'
import { history } from '../versions/versions.ts'

/** Keeps a short name equal to the name when the name changes, if both were equal before. */
const followName: FieldHook = ({ value, data, originalDoc }) => {
  const isUnchanged = value === originalDoc?.logoText && value === originalDoc?.name
  return isUnchanged && data?.name !== originalDoc?.name ? null : value
}

export const brand: GlobalConfig = {
  slug: 'brand',
  label: 'Brand',
  admin: {
    group: 'Settings',
    description:
      'Name, logo, colors, and everything else that appears on every page. The back office and emails follow.',
    hidden: shownTo('editor'),
  },
  versions: { max: history.maxPerDoc },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Name',
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'name',
                  type: 'text',
                  required: true,
                  maxLength: 60,
                  admin: {
                    description:
                      'In titles, emails, feeds, and search results. Texts may contain {company}, which shows this name.',
                  },
                },
                {
                  name: 'logoText',
                  label: 'Short name',
                  type: 'text',
                  maxLength: 60,
                  hooks: { beforeChange: [followName] },
                  admin: { description: 'For the header and home screens. If empty, the name is used.' },
                },
              ],
            },
            { name: 'tagline', type: 'text', maxLength: 160 },
            {
              type: 'row',
              fields: [
                {
                  name: 'contactEmail',
                  label: 'Contact email address',
                  type: 'email',
                  admin: {
                    description: 'Shown on the site; requests are sent to it. Only an administrator can change it.',
                  },
                },
                {
                  name: 'editorsEmail',
                  label: 'Editors’ email address',
                  type: 'email',
                  admin: { description: 'For questions about the blog.' },
                },
              ],
            },
            socials,
            {
              name: 'coursesCategory',
              label: 'Category of the courses carousel',
              type: 'relationship',
              relationTo: 'categories',
              admin: { description: 'Its posts fill “Best Courses”. If empty, the carousel is hidden.' },
            },
            { name: 'newsletterTitle', label: 'Newsletter title', type: 'text', maxLength: 160 },
            { name: 'newsletterText', label: 'Newsletter text', type: 'textarea', maxLength: 600 },
          ],
        },
        { label: 'Logo and colors', fields: [brandLogo, brandColors] },
        { label: 'Currency', fields: [numberFormat] },
        { label: 'Third-party services', fields: [thirdParties] },
      ],
    },
  ],
}
