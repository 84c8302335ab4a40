// Parts of the app that are fetched when they are needed.
import { chunkTimeout } from '@daybook/contract/kernel/constants.ts'
import type { ComponentType } from 'react'
import { whileUnderWay } from '../idle.ts'

export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause })
    this.name = 'ChunkLoadError'
  }
}

/** @throws ChunkLoadError when it cannot be had, or not in time */
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

/** A part that nothing on screen waits for, and that the page must have in the end. */
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

/** The one component of a loaded screen file. @throws TypeError when it exports anything else */
export function componentOf(module: unknown): ComponentType {
  const exported = Object.values(module as Record<string, unknown>)
  const [component] = exported
  if (exported.length !== 1 || typeof component !== 'function')
    throw new TypeError('a screen file exports its one component and nothing else')
  return component as ComponentType
}
