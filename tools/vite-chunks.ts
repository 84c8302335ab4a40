// Groups of chunks by what a screen needs, read from the module graph, so that no list of modules is kept by hand.
import type { Rolldown } from 'vite'

/** A chunk of this name for what these files need at once: it follows `import`, and no `import()`. The files
 *  themselves keep chunks of their own.
 *  @param except what an index file names and these files do not use */
export function chunkNeededBy(
  name: string,
  files: readonly string[],
  except?: RegExp,
): Rolldown.CodeSplittingNameFunction {
  let needed: Set<string> | undefined
  return (id, graph) => {
    if (!needed) {
      needed = new Set(files)
      // A set also visits what is added while it is walked.
      for (const one of needed)
        for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(imported)
      for (const file of files) needed.delete(file)
    }
    return needed.has(id) && !except?.test(id) ? name : null
  }
}
