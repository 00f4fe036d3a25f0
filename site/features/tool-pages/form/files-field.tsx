import type { Field as FieldOfTool } from '#engine/tool/field.ts'
import { Field } from '#site/ui/forms/form.tsx'
import { Control } from '#site/ui/parts/button.tsx'
import { fieldId } from './field-id.ts'

/** Renders the browser's file field. With scripts, it also accepts drops, pasted files, and folders. */
export function FilesField({ field, error }: { field: FieldOfTool; error?: string | undefined }) {
  const { name, label, hint, accept, maxFiles = 1, isRequired } = field
  const id = fieldId(name)
  const several = maxFiles > 1
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={!isRequired}>
      <div className="drop" data-drop={name}>
        <input
          id={id}
          name={name}
          type="file"
          accept={accept}
          multiple={several}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        />
        <p className="drop-words needs-script">
          {several ? 'Or drop files here, or paste them.' : 'Or drop a file here, or paste it.'}
        </p>
        {several && (
          <p className="needs-script">
            <Control data-folder={name}>Choose a folder</Control>
          </p>
        )}
        <div className="drop-list" data-chosen={name} hidden />
      </div>
    </Field>
  )
}
