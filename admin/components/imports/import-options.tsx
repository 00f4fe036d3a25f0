import { useId } from 'react'
import type { ImportOptions } from '#cms/imports/options.ts'
import { AccountField } from '../account-field.tsx'

type Props = { options: ImportOptions; onChange: (options: ImportOptions) => void }

/** Renders what is to be decided about an import. Every run uses what is chosen when it begins. */
export function ImportOptionFields({ options, onChange }: Props) {
  const change = (part: Partial<ImportOptions>) => onChange({ ...options, ...part })
  return (
    <div className="import-options">
      <Choice
        label="Comments"
        hint="Reviews on this site are about its tools, so a comment becomes none."
        value={options.comments}
        choices={{ archive: 'Put approved ones at the end of their posts', skip: 'Leave them out' }}
        onChange={(comments) => change({ comments })}
      />
      <Choice
        label="Tags"
        hint="The old address of a tag that is left out leads to the blog."
        value={options.tags}
        choices={{ category: 'Make each one a category', skip: 'Leave them out' }}
        onChange={(tags) => change({ tags })}
      />
      <fieldset>
        <legend>Pictures</legend>
        <Check
          label="Fetch pictures from the old site"
          hint="Needed if the export has no picture files, as with WordPress. If you have a copy of the files, move in from the terminal with --files."
          isChecked={options.fetchesPictures}
          onChange={(fetchesPictures) => change({ fetchesPictures })}
        />
      </fieldset>
      <AccountField
        label="URL of the old site (optional)"
        inputMode="url"
        required={false}
        autoComplete="off"
        spellCheck={false}
        value={options.siteUrl}
        hint="Only if the export does not name it, as with Ghost and Sanity."
        onChange={(event) => change({ siteUrl: event.target.value })}
      />
      <AccountField
        label="Further kinds of content (optional)"
        required={false}
        autoComplete="off"
        spellCheck={false}
        value={options.types}
        hint="What each becomes: post, page, or skip. For example product:page, event:post."
        onChange={(event) => change({ types: event.target.value })}
      />
    </div>
  )
}

type ChoiceProps<V extends string> = {
  label: string
  hint: string
  value: V | null
  choices: Record<V, string>
  onChange: (value: V) => void
}

function Choice<V extends string>({ label, hint, value, choices, onChange }: ChoiceProps<V>) {
  const name = useId()
  return (
    <fieldset aria-describedby={`${name}-hint`}>
      <legend>{label}</legend>
      {(Object.entries(choices) as [V, string][]).map(([one, text]) => (
        <label key={one}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          {text}
        </label>
      ))}
      <small id={`${name}-hint`}>{hint}</small>
    </fieldset>
  )
}

type CheckProps = { label: string; hint: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

function Check({ label, hint, isChecked, onChange }: CheckProps) {
  const id = useId()
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <small id={`${id}-hint`}>{hint}</small>
    </>
  )
}
