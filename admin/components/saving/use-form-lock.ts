'use client'
import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Locks the form of a document while another tab may save it, and while a stored text replaces its content, because
 * input in the meantime would be lost. A locked form looks like one that is being sent: it can be read but not changed.
 * @returns a function that keeps the form locked while another function runs, and restores the focus
 */
export function useFormLock(isHolder: boolean) {
  const form = useForm()
  const state = useRef({ isHolder: true, replacements: 0 })

  const apply = () => {
    const isLocked = !state.current.isHolder || state.current.replacements > 0
    form.setProcessing(isLocked)
    form.setDisabled(isLocked)
  }
  const onHolder = useEffectEvent(() => {
    if (state.current.isHolder === isHolder) return
    state.current.isHolder = isHolder
    apply()
  })
  useEffect(() => onHolder(), [isHolder])

  return async (replace: () => Promise<void>) => {
    const focused = document.activeElement
    state.current.replacements += 1
    apply()
    try {
      await replace()
    } finally {
      state.current.replacements -= 1
      apply()
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus()
      })
    }
  }
}
