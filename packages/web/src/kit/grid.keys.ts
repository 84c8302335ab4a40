// Arrow keys in a grid whose number of columns depends on the layout.

interface Placed {
  offsetTop: number
  offsetLeft: number
}

/** The element that a key moves to; undefined for other keys and at the edges. */
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
