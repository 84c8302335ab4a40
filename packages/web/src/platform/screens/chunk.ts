// Lazy loading of chunks.
import { chunkTimeout } from '@daybook/contract/kernel/constants.ts'
import type { ComponentType } from 'react'
import { whileUnderWay } from '../idle.ts'

export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause })
    this.name = 'ChunkLoadError'
  }
}

/** @throws ChunkLoadError if it fails or takes too long */
export async function loadChunk<T>(load: () => Promise<T>, timeout = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not there after ${timeout} ms`)), timeout)
  })
  try {
    return await whileUnderWay(() => Promise.race([load(), late]))
  } catch (error) {
    throw new ChunkLoadError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Loads a chunk that the page must have but that no screen waits for. Retries until it succeeds. */
export async function loadInTheEnd<T>(load: () => Promise<T>, again = untilNetwork): Promise<T> {
  for (;;)
    try {
      return await whileUnderWay(load)
    } catch {
      await again()
    }
}

const untilNetwork = () =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, 15_000)
  })

/** The component of a loaded screen file, or the one of this name. @throws TypeError if the file exports more */
export function componentOf(module: unknown, part?: string): ComponentType {
  const exported = Object.values(module as Record<string, unknown>)
  const [only] = exported
  const component = part === undefined ? only : (only as Record<string, unknown> | undefined)?.[part]
  if (exported.length !== 1 || typeof component !== 'function')
    throw new TypeError('a screen file exports its one component and nothing else')
  return component as ComponentType
}
