'use client'
import { Button, SaveButton, useEditDepth, useHotkey } from '@payloadcms/ui'
import { useRef } from 'react'
import { DocumentNotices } from './document-notices.tsx'
import { SaveStatus } from './save-status.tsx'
import { useSaver } from './use-saver.ts'

/** Shows in the bar of a document with drafts where its text is, and the button that saves it at once. */
export function SaveDraft() {
  const saver = useSaver(true)
  const bar = useRef<HTMLDivElement>(null)
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    saver.saveNow()
  })
  return (
    <div className="saving" ref={bar}>
      <SaveStatus saver={saver} savesItself />
      <Button id="action-save-draft" buttonStyle="secondary" size="medium" margin={false} onClick={saver.saveNow}>
        Save draft
      </Button>
      <DocumentNotices saver={saver} bar={bar} />
    </div>
  )
}

/** Shows in the bar of a document without drafts where its text is, and Payload's button. */
export function Save() {
  const saver = useSaver(false)
  const bar = useRef<HTMLDivElement>(null)
  return (
    <div className="saving" ref={bar}>
      <SaveStatus saver={saver} savesItself={false} />
      <SaveButton />
      <DocumentNotices saver={saver} bar={bar} />
    </div>
  )
}
