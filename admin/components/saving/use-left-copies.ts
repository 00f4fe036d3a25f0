'use client'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEditing } from './editing.tsx'
import { copiesOf, deleteCopy, type LocalCopy } from './local-copy.ts'
import { openTabs } from './open-tabs.ts'

/**
 * Returns the texts of the open document that tabs left behind that are closed by now, the newest first, and a function
 * that removes one.
 */
export function useLeftCopies() {
  const { document } = useEditing()
  const { user } = useAuth()
  const [list, setList] = useState<LocalCopy[]>([])
  const account = Number(user?.id)

  const look = useEffectEvent(async () => {
    const [open, copies] = await Promise.all([openTabs(), copiesOf(account)])
    setList(copies.filter((copy) => copy.document === document && !open.includes(copy.tab)))
  })
  useEffect(() => {
    void look()
  }, [document])

  async function remove(copy: LocalCopy) {
    await deleteCopy(copy, copy.tab)
    setList((before) => before.filter((one) => one.tab !== copy.tab))
  }
  return { list, remove }
}
