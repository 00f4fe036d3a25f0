'use client'
import { useDocumentInfo, useField, useForm, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import { IMAGE_TYPES, refusalOf } from './send-image.ts'

/** Uploads another file in the place of an image. The form saves it, together with what was typed in its fields. */
export function ReplaceFile({ uses }: { uses: number }) {
  const { docPermissions } = useDocumentInfo()
  const { submit } = useForm()
  const isSaving = useFormProcessing()
  const { value, setValue } = useField<File | null>({ path: 'file' })
  const [chosen, setChosen] = useState<File>()
  const [message, setMessage] = useState('')

  useEffect(() => {
    if (!chosen || value !== chosen) return
    setChosen(undefined)
    void submit().then((result) => {
      const isStored = result?.res?.ok ?? false
      setMessage(isStored ? replaced(uses) : 'The file was not replaced. The image is as it was.')
      if (!isStored) setValue(null)
    })
  }, [chosen, value, submit, setValue, uses])

  function replace(file: File | undefined) {
    if (!file) return
    const refusal = refusalOf(file)
    setMessage(refusal ? `The file was not replaced. ${refusal}` : 'Uploading the file…')
    if (refusal) return
    setChosen(file)
    setValue(file)
  }

  if (!docPermissions?.update) return null
  return (
    <div className="replace-file">
      <label className="upload-images-choose" aria-disabled={isSaving}>
        <input
          type="file"
          accept={IMAGE_TYPES.join(',')}
          disabled={isSaving}
          onChange={({ target }) => {
            replace(target.files?.[0])
            target.value = ''
          }}
        />
        <span>Replace the file</span>
      </label>
      <p>
        {uses === 0
          ? 'The new file takes the place of this one.'
          : `${countOf(uses, 'document')} will show the new file at once. Its former URL leads to it.`}
      </p>
      <div role="status">{message}</div>
    </div>
  )
}

const replaced = (uses: number) =>
  `The file was replaced${uses > 0 ? ` in ${countOf(uses, 'document')}` : ''}. Check that the description still fits.`
