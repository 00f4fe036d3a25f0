'use client'
import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { type ComparedField, type Difference, differencesOf, withValues } from '#engine/editing/differences.ts'
import { callBackOffice } from '../call-back-office.ts'
import type { Choices } from './compare-dialog.tsx'
import { useEditing } from './editing.tsx'
import { readStored } from './stored-document.ts'
import type { useSaver } from './use-saver.ts'
import { valueText } from './value-text.ts'

type Data = Record<string, unknown>
type Comparison = { mine: Data; theirs: Data; differences: Difference[]; onDone: () => void }

/**
 * Compares a text with what is stored, and continues with what somebody chose of both.
 * @param whileLocked keeps the form from being typed in while it is replaced
 */
export function useComparison(
  saver: ReturnType<typeof useSaver>,
  whileLocked: (replace: () => Promise<void>) => Promise<void>,
) {
  const { collectionSlug, globalSlug, savedDocumentData, docConfig } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { document, isHolder, takeOver } = useEditing()
  const form = useForm()
  const [comparison, setComparison] = useState<Comparison>()
  const isNew = document.endsWith('/new')

  /**
   * Opens the comparison; without a difference that somebody has to decide, continues by itself.
   * @param copy a text that was kept; without one, what the form shows is compared
   * @param onDone is called once somebody has chosen
   */
  function compare(copy?: Data, onDone: () => void = () => undefined) {
    return whileLocked(async () => {
      const theirs = isNew ? {} : await readStored(document)
      if (!theirs) return
      const mine = copy ?? form.getData()
      const entity = getEntityConfig(collectionSlug ? { collectionSlug } : { globalSlug: globalSlug ?? '' })
      const base = (savedDocumentData ?? {}) as Data
      const differences = differencesOf((entity?.fields ?? []) as ComparedField[], { base, mine, theirs })
      const isDecided = isNew || differences.every(({ changedBy }) => changedBy === 'me')
      if (isDecided) await use({ mine, theirs, differences, onDone }, allMine(differences))
      else setComparison({ mine, theirs, differences, onDone })
    })
  }

  async function use({ mine, theirs, differences, onDone }: Comparison, choices: Choices) {
    const isLeft = differences.some(({ path, changedBy }) => changedBy !== 'them' && choices.get(path) === 'theirs')
    if (isLeft && docConfig?.versions) await callBackOffice('/editing/set-aside', { document, data: mine })
    if (!isHolder) await takeOver()
    const values = new Map(
      differences.flatMap(({ path, mine, theirs }): [string, unknown][] => {
        const choice = choices.get(path)
        if (choice === 'both') return [[path, [valueText(theirs), valueText(mine)].filter(Boolean).join('\n\n')]]
        return choice === 'mine' ? [[path, mine]] : []
      }),
    )
    await form.reset(withValues(theirs, values))
    setComparison(undefined)
    if (values.size > 0) {
      form.setModified(true)
      saver.resume()
    } else saver.recordStored()
    onDone()
  }

  return {
    comparison,
    compare,
    choose: (choices: Choices) => comparison && void whileLocked(() => use(comparison, choices)),
    close: () => setComparison(undefined),
    hasHistory: Boolean(docConfig?.versions),
  }
}

const allMine = (differences: Difference[]): Choices => new Map(differences.map(({ path }) => [path, 'mine' as const]))
