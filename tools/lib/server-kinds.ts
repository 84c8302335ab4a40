// The server's side of kinds of which the contract says everything: no file of the feature exports its routes. A kind of
// check brings its template.

const capital = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase())
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The names by which a kind of the contract says what the server makes its side of. */
export const serverMechanisms = ['care', 'checklist', 'receipt', 'register', 'report'] as const

/** What `app/kinds.generated.ts` of the server exports of a kind, by the names that other features export themselves. */
export function serverKind(
  mechanism: (typeof serverMechanisms)[number],
  feature: string,
  hasColumns: boolean,
): { imports: string; text: string; names: string[] } {
  const imports = (names: string) =>
    `import { ${names} } from '@daybook/contract/${feature}/${feature}.kind.ts'`
  const routes = (kind: string) =>
    `export const ${feature}Routes = implement(${feature}, ${mechanism}Handlers(${kind}))`
  if (mechanism === 'checklist')
    return {
      imports: `${imports(feature)}\nimport { ${feature}Template } from '../features/${feature}/${feature}.template.ts'`,
      text: `const ${feature}Kind = { name: '${feature}', template: ${feature}Template } as const
${routes(`${feature}Kind`)}
export const ${feature}Tasks = tasksOfChecklist(${feature}Kind)
export const ${feature}Checklists = { ${feature}: ${feature}Kind }`,
      names: [`${feature}Routes`, `${feature}Tasks`, `${feature}Checklists`],
    }
  const says = feature + capital(mechanism)
  if (mechanism === 'care')
    return {
      imports: imports(`${feature}, ${says}`),
      text: `export const ${says}Kind: TaskedKind<z.output<typeof ${says}.detail>> = { ...${says}, name: '${feature}' }
${routes(`${says}Kind`)}
export const ${feature}Tasks = tasksOfCare(${says}Kind)`,
      names: [`${feature}Routes`, `${says}Kind`, `${feature}Tasks`],
    }
  if (mechanism !== 'register')
    return {
      imports: imports(`${feature}, ${says}`),
      text: routes(`{ ...${says}, name: '${feature}' }`),
      names: [`${feature}Routes`],
    }
  return {
    imports: imports(`${feature}, ${says} as ${feature}Declared, type ${feature}Fields`),
    text: `export const ${says}: RegisterKind<typeof ${feature}Fields> = { ...${feature}Declared, name: '${feature}', table: '${snake(feature)}'${hasColumns ? '' : ', columns: {}'} }
${routes(says)}`,
    names: [`${feature}Routes`, says],
  }
}
