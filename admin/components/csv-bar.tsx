'use client'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useId, useState } from 'react'
import { callBackOffice } from './call-back-office.ts'

type Problem = { line: number; text: string; problem: string }
type Result = { added: number; known: number; invalid: number; suppressed: number; problems: Problem[] }

/** Offers above a list all of it as a file, and, where that makes sense, the import of a file into it. */
export function CsvBar({ collection, hasImport = false }: { collection: string; hasImport?: boolean }) {
  return (
    <div className="csv-bar">
      <a className="csv-export" href={`/cms-api/${collection}/export.csv`} download="">
        Export CSV
      </a>
      {hasImport && <ImportForm collection={collection} />}
    </div>
  )
}

function ImportForm({ collection }: { collection: string }) {
  const id = useId()
  const [message, setMessage] = useState('')
  const [problems, setProblems] = useState<Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    const { ok, body: result } = await callBackOffice<Result>(`/${collection}/import`, new FormData(form))
    setBusy(false)
    setMessage(ok ? describeResult(result) : result.message)
    setProblems(ok ? result.problems : [])
    if (!ok) return
    form.reset()
    router.refresh()
  }

  return (
    <details className="csv-import">
      <summary>Import CSV</summary>
      <form onSubmit={send}>
        <p>
          <label htmlFor={`${id}-file`}>File with an “email” column, at most 20,000 rows and 2 MB</label>
          <input id={`${id}-file`} name="file" type="file" accept=".csv,text/csv" required />
        </p>
        <p>
          <input id={`${id}-consented`} name="consented" type="checkbox" value="yes" />
          <label htmlFor={`${id}-consented`}>
            They have confirmed elsewhere that they want this newsletter. Otherwise they stay unconfirmed and get no
            email.
          </label>
        </p>
        <button type="submit" disabled={isBusy}>
          {isBusy ? 'Importing' : 'Import'}
        </button>
      </form>
      <div role="status">{message}</div>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ line, text, problem }) => (
            <li key={line}>
              Line {line}: {problem}
              {text && ` (${text})`}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function describeResult({ added, known: duplicates, invalid, suppressed }: Result) {
  return `${added} added, ${duplicates} already on the list, ${suppressed} on the suppression list, ${invalid} without an email address.`
}
