'use client'
import { useAllFormFields, useConfig, useDocumentInfo, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { goToField } from './go-to-field.ts'
import { type Problem, problemsIn } from './problems.ts'

/** Lists above the fields, after publishing or saving was refused, what is missing. Each line leads to its field. */
export function ProblemList() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { fields: config } = getEntityConfig(
    collectionSlug ? { collectionSlug } : { globalSlug: globalSlug ?? '' },
  ) as unknown as { fields: readonly unknown[] }
  const [state] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const [problems, setProblems] = useState<Problem[]>([])
  const anchor = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLElement>(null)
  const wasSubmitted = useRef(false)
  const [place, setPlace] = useState<Element | null>(null)

  useEffect(() => {
    // Saving a draft ends the refusal for Payload, but the problems remain.
    if (isSubmitted) setProblems(problemsIn(state, config))
    if (isSubmitted && !wasSubmitted.current) setPlace(placeAbove(anchor.current?.closest('form')))
    wasSubmitted.current = isSubmitted
  }, [isSubmitted, state, config])
  useEffect(() => {
    if (place) list.current?.focus()
  }, [place])

  return (
    <>
      <span ref={anchor} hidden />
      {place &&
        problems.length > 0 &&
        createPortal(
          <section ref={list} className="problem-list" aria-labelledby="problem-list-title" tabIndex={-1}>
            <h2 id="problem-list-title">
              {problems.length === 1
                ? 'One thing is missing or wrong'
                : `${problems.length} things are missing or wrong`}
            </h2>
            <ul>
              {problems.map((problem) => (
                <li key={`${problem.path} ${problem.sentence}`}>
                  <button type="button" onClick={() => void goToField(problem, config, document)}>
                    {problem.sentence}
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" className="problem-list-close" onClick={() => setProblems([])}>
              Hide this list
            </button>
          </section>,
          place,
        )}
    </>
  )
}

/** Returns an element above the fields of a form; the same one for each list. */
function placeAbove(form: HTMLFormElement | null | undefined) {
  const fields = form?.querySelector('.document-fields__edit')
  const known = fields?.querySelector(':scope > [data-problems]')
  if (!fields || known) return known ?? null
  const place = document.createElement('div')
  place.dataset.problems = ''
  fields.prepend(place)
  return place
}
