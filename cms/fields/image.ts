import type { Field, UploadField } from 'payload'

type Options = { required?: boolean } & Pick<NonNullable<UploadField['admin']>, 'condition' | 'description'>

/** Returns an image from the library. */
export function image(name: string, label: string, { required = false, ...admin }: Options = {}): Field {
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'media',
    required,
    admin: { ...admin, components: { afterInput: ['/admin/components/media/chosen-image.tsx#ChosenImage'] } },
  }
}
