// Arrow keys in a grid whose number of columns is the layout's business.

interface Placed {
  offsetTop: number
  offsetLeft: number
}

/** The element that a key leads to; undefined when the key is none of ours or there is nothing there. */
export function nextInGrid<E extends Placed>(
  key: string,
  tiles: readonly E[],
  from: E | undefined,
): E | undefined {
  const index = from ? tiles.indexOf(from) : -1
  const current = tiles[index]
  if (!current) return
  const columns = tiles.filter((tile) => tile.offsetTop === tiles[0]?.offsetTop).length
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -index,
    End: tiles.length - 1 - index,
  }
  const step = steps[key]
  return step === undefined ? undefined : tiles[index + step]
}
