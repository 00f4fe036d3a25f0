'use client'
import { useEffect, useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'

export type Colleague = { id: number; name: string }
type Colleagues = { me: number | undefined; colleagues: Colleague[] }

const NOBODY: Colleagues = { me: undefined, colleagues: [] }
const loading = new Map<string, Promise<Colleagues>>()

/** Returns the accounts that can open the documents of a collection. A list with many rows asks once. */
export function useColleagues(collection: string): Colleagues {
  const [found, setFound] = useState(NOBODY)
  useEffect(() => {
    const request = loading.get(collection) ?? load(collection)
    loading.set(collection, request)
    void request.then(setFound)
  }, [collection])
  return found
}

async function load(collection: string): Promise<Colleagues> {
  const { ok, body } = await callBackOffice<Colleagues>(`/colleagues?collection=${collection}`)
  if (!ok) loading.delete(collection)
  return ok ? body : NOBODY
}
