// The open sheets, the topmost last.
import { createStore } from './store.ts'

export const openSheets = createStore<readonly HTMLDialogElement[]>([])

export function sheetOpened(dialog: HTMLDialogElement): void {
  openSheets.set([...openSheets.get(), dialog])
}

export function sheetClosed(dialog: HTMLDialogElement): void {
  openSheets.set(openSheets.get().filter((open) => open !== dialog))
}
