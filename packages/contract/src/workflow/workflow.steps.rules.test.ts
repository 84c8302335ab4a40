import { describe, expect, it } from 'vitest'
import type { Form } from './workflow.columns.rules.ts'
import type { ProcessDefinition, ProcessStep } from './workflow.definition.rules.ts'
import { problemsOfProcess } from './workflow.process.rules.ts'
import { readForm } from './workflow.schema.ts'
import { backSteps, buttonsFor, holds, nextStep } from './workflow.steps.rules.ts'

const step = (id: string, facts: Partial<ProcessStep> = {}): ProcessStep => ({
  id,
  name: id,
  by: { kind: 'role', role: 'manager' },
  needs: 'one',
  when: null,
  rights: {},
  ...facts,
})
const steps = [
  step('check'),
  step('owner', { when: { field: 'cost', is: 'atLeast', value: 500 } }),
  step('buy'),
]

describe('which step comes next', () => {
  it('leaves out a step whose condition does not hold', () => {
    expect(nextStep(steps, 'start', {})?.id).toBe('check')
    expect(nextStep(steps, 'check', { cost: 499 })?.id).toBe('buy')
    expect(nextStep(steps, 'check', { cost: 500 })?.id).toBe('owner')
    expect(nextStep(steps, 'buy', { cost: 500 })).toBeUndefined()
  })

  it.each([
    ['is', 'art', 'art', true],
    ['is', 'art', ['kitchen', 'art'], true],
    ['is', 'art', null, false],
    ['isNot', 'art', undefined, true],
    ['atLeast', 5, '7', false],
    ['atLeast', '2026-03-11', '2026-03-12', true],
    ['below', 5, 4.9, true],
    ['below', 5, undefined, false],
    ['isFilled', undefined, ' ', false],
    ['isFilled', undefined, 0, true],
  ] as const)('%s %s holds for %s: %s', (is, value, held, expected) => {
    expect(holds({ field: 'a', is, value }, { a: held })).toBe(expected)
  })

  it('sends back to the start, and to steps that were decided', () => {
    expect(backSteps(steps, 'buy', ['check'])).toEqual(['start', 'check'])
    expect(backSteps(steps, 'check', ['buy'])).toEqual(['start'])
    expect(backSteps(steps, 'gone', ['check'])).toEqual([])
  })
})

describe('the buttons of a page', () => {
  const task = { stepId: 'check', assigneeId: 'me', ownerId: null }
  const me = { personId: 'me', oversees: false }

  it('gives all of them to whose turn it is', () => {
    expect(buttonsFor(task, 'unfinished', me)).toHaveLength(8)
  })
  it('lets whoever was asked for an answer only give it', () => {
    expect(buttonsFor({ ...task, ownerId: 'other' }, 'unfinished', me)).toEqual(['wf_pass', 'wf_print'])
  })
  it('lets others print, and who oversees terminate', () => {
    expect(buttonsFor({ ...task, assigneeId: null }, 'unfinished', me)).toEqual(['wf_print'])
    expect(buttonsFor(undefined, 'unfinished', { ...me, oversees: true })).toContain('wf_terminate')
    expect(buttonsFor(task, 'finished', { ...me, oversees: true })).toEqual(['wf_print'])
  })
})

describe('what a process may be', () => {
  const form: Form = { column: [{ label: 'Cost', prop: 'cost', type: 'number' }], group: [] }
  const definition: ProcessDefinition = {
    name: 'Purchase',
    category: 'Office',
    formKey: null,
    form,
    startRights: { cost: { readable: true, writable: true } },
    steps,
  }
  const withForm = (column: Form['column']) =>
    problemsOfProcess({ ...definition, form: { column, group: [] } })

  it('takes one whose fields are all filled in somewhere', () => {
    expect(problemsOfProcess(definition)).toEqual({})
  })
  it('refuses a field that nobody may write', () => {
    expect(problemsOfProcess({ ...definition, startRights: {} })).toEqual({ 'form.cost': 'NEVER_WRITABLE' })
  })
  it('refuses two fields of one name, and the names of the call itself', () => {
    const cost = { label: 'Cost', prop: 'cost', type: 'number' } as const
    expect(withForm([cost, cost])).toEqual({ 'form.cost': 'TAKEN' })
    expect(withForm([cost, { ...cost, prop: 'taskId', value: 1 }])).toEqual({ 'form.taskId': 'TAKEN' })
  })
  it('refuses choices without any, and addresses other than a dictionary', () => {
    const choice = { label: 'Cost', prop: 'cost', type: 'select' } as const
    expect(withForm([choice])).toEqual({ 'form.cost': 'TOO_FEW' })
    expect(withForm([{ ...choice, dicUrl: 'https://example.org/steal' }])).toEqual({
      'form.cost': 'INVALID_FORMAT',
    })
    expect(withForm([{ ...choice, dicUrl: '/api/blade-system/dict/dictionary?code=sex' }])).toEqual({})
  })
  it('refuses conditions and rights of fields that are not there', () => {
    const off = step('off', {
      when: { field: 'colour', is: 'isFilled' },
      rights: { colour: { readable: true, writable: true } },
    })
    expect(problemsOfProcess({ ...definition, steps: [off] })).toEqual({
      'steps.0.when': 'NOT_THERE',
      'steps.0.rights.colour': 'UNKNOWN_FIELD',
    })
  })
})

describe('reading the JSON of a form', () => {
  const fieldsOf = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ label: 'A', prop: `a${place}`, type: 'input' }))

  it('answers JSON that is none, and a thousand fields, each by its own key', () => {
    expect(readForm('{column:')).toEqual({ error: 'FORM_NOT_JSON' })
    expect(readForm(JSON.stringify({ column: fieldsOf(1000) }))).toEqual({ error: 'FORM_TOO_LARGE' })
    expect(readForm(JSON.stringify({ column: fieldsOf(201) }))).toEqual({ error: 'FORM_TOO_LARGE' })
    expect(readForm(JSON.stringify({ column: fieldsOf(200) }))).toHaveProperty('form')
    expect(readForm('[]')).toMatchObject({ error: 'VALIDATION_FAILED' })
  })
  it('counts the fields of tables and groups', () => {
    const table = { label: 'T', prop: 't', type: 'table', children: { column: fieldsOf(150) } }
    const group = [{ label: 'G', prop: 'g', column: fieldsOf(50) }]
    expect(readForm(JSON.stringify({ column: [table], group }))).toEqual({ error: 'FORM_TOO_LARGE' })
  })
  it('leaves out what a form may not hold', () => {
    const column = [
      { label: 'A', prop: 'a', type: 'input', change: 'alert(1)', rules: [{ pattern: '(a+)+$' }] },
    ]
    expect(readForm(JSON.stringify({ column }))).toEqual({
      form: { column: [{ label: 'A', prop: 'a', type: 'input', rules: [{}] }], group: [] },
    })
  })
})
