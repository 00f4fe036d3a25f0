'use client'
import { useEffect, useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'

export type Colleague = { id: number; name: string }

const NOBODY: Colleague[] = []
const loading = new Map<string, Promise<Colleague[]>>()

/** Returns the accounts that can open the documents of a collection. A list with many rows asks once. */
export function useColleagues(collection: string): Colleague[] {
  const [found, setFound] = useState(NOBODY)
  useEffect(() => {
    const request = loading.get(collection) ?? load(collection)
    loading.set(collection, request)
    void request.then(setFound)
  }, [collection])
  return found
}

async function load(collection: string): Promise<Colleague[]> {
  const { ok, body } = await callBackOffice<{ colleagues: Colleague[] }>(`/colleagues?collection=${collection}`)
  if (!ok) loading.delete(collection)
  return ok ? body.colleagues : NOBODY
}
