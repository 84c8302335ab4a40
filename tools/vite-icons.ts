// Imports icons one by one: `import { IconX } from '@tabler/icons-react'` becomes an import of that icon's own file, so
// that neither a build nor the development server has to read all six thousand.
import type { Plugin } from 'vite'

const imports = /import \{([^}]+)\} from '@tabler\/icons-react'/g

export function singleIcons(): Plugin {
  return {
    name: 'daybook:single-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/web\/src\/.*\.tsx?$/, code: /'@tabler\/icons-react'/ },
      handler: (code) =>
        // On one line, so that later lines keep their numbers.
        code.replace(imports, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
            .join(' '),
        ),
    },
  }
}
