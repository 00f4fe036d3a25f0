'use client'
import { useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { countWords, minutesToRead } from '#engine/rich-text/word-count.ts'
import { countOf } from '#engine/text/count-of.ts'

type FormFields = Record<string, { value?: unknown }>

/** A pause in typing after which the words are counted again. */
const DELAY_MS = 400

/** Shows in the bar of a document how long its text is, as its page and its SEO checks say. */
export function TextLength() {
  const texts = useFormFields(([fields]) => textsOf(fields))
  const stated = useFormFields(([fields]) => (fields as FormFields).readMinutes?.value)
  const [words, setWords] = useState<number>()
  const counted = useRef(new WeakMap<object, number>())
  const isFirst = words === undefined

  // The list is new after every key press, but its texts are not.
  useEffect(() => {
    const count = () => {
      const known = counted.current
      for (const text of texts) if (!known.has(text)) known.set(text, countWords(text))
      setWords(texts.reduce((sum, text) => sum + (known.get(text) ?? 0), 0))
    }
    const timer = setTimeout(count, isFirst ? 0 : DELAY_MS)
    return () => clearTimeout(timer)
  }, [texts, isFirst])

  if (words === undefined) return null
  const minutes = typeof stated === 'number' && stated > 0 ? Math.ceil(stated) : minutesToRead(words)
  return (
    <p className="text-length">
      {countOf(words, 'word')}
      {words > 0 && <span>{minutes} min read</span>}
    </p>
  )
}

/** Returns the rich texts of a form, wherever they are. */
function textsOf(fields: FormFields): object[] {
  return Object.values(fields).flatMap(({ value }) =>
    typeof value === 'object' && value !== null && 'root' in value ? [value] : [],
  )
}
