import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diceMastersTeams as teams } from '@duelhall/games'
import { expect, test } from 'vitest'
import { faultText, legalText, reportOn, teamText } from '../src/team-command.ts'
import { folder, run } from './run.ts'

const ready = teams.readyTeams.ygo[0]!
const good = teams.exportTeam(ready.team)

function file(content: string | Uint8Array): string {
  const path = join(folder(), 'team.txt')
  writeFileSync(path, content)
  return path
}
const told = (content: string | Uint8Array, wish = {}) => faultText(reportOn(file(content), wish)).replace(/^.*team\.txt: /, '')

test('DM-BUILD-20 a legal team is told in one line, and written cleanly as text and data', () => {
  const report = reportOn(file(`# mine\r\n${good.replaceAll('\n', '\r\n')}`), {})
  expect(legalText(report)).toBe('legal for Tournament Forces: 8 cards, 20 dice, 2 basic actions')
  expect(`${teamText(report)}\n`).toBe(good)
  expect(reportOn(file(JSON.stringify(ready.team)), {})).toMatchObject({ legal: true, format: 'tournament', team: ready.team })
  const marines = teams.exportTeam(teams.readyTeams.wh40k[0]!.team)
  expect(reportOn(file(marines), {})).toMatchObject({ legal: true, format: 'standard' })
  expect(reportOn(file(marines), { format: 'basic' }).problems.map(({ rule }) => rule)).toEqual(['DM-BUILD-19', 'DM-BUILD-19'])
})

test('DM-ERR-33 to -37 every fault is told with its line and rule', () => {
  expect(told('5x ygo-009\n0x ygo-010\nWaboku')).toBe(
    'line 1: Baby Dragon: Juvenile Reptile takes 4 dice, not 5 (DM-BUILD-02); ' +
      'line 2: Black Luster Soldier: Ultimate Soldier has no die (DM-BUILD-02); ' +
      'Tournament Forces asks each player for 2 basic actions, not 1 (DM-BUILD-04)',
  )
  expect(told('1x Baby Dragn: Soft Scales')).toContain('did you mean Baby Dragon: Soft Scales?')
  expect(told('{"team":[{"card":"ygo-009","dice":9}],"basics":["ygo-111","ygo-112"]}')).toBe(
    'team.0.dice: Baby Dragon: Juvenile Reptile takes 4 dice, not 9 (DM-BUILD-02)',
  )
  expect(told('1x ygo-009\n1x bfu-001\nWaboku\nMystic Box')).toContain(
    'line 2: Foetid Bloat-Drone: Putrid Explosion is of the other edition',
  )
  expect(reportOn(file('1x ygo-009\n1x bfu-001\nWaboku\nMystic Box'), { mixing: true }).legal).toBe(true)
})

test('whatever a file holds, one line says what is wrong', () => {
  expect(told('x'.repeat(10_000_000))).toContain('longer than 20000 characters')
  expect(told(new Uint8Array(5000).map((_, i) => i * 7))).toContain('this is not text')
  expect(() => told('{ "team": [')).toThrow('damaged')
  expect(() => reportOn(folder(), {})).toThrow('it is a folder')
  expect(() => reportOn('/nowhere/team.txt', {})).toThrow('no such file')
  expect(() => reportOn(file(good), { format: 'tornament' })).toThrow('did you mean tournament?')
  const many = Array.from({ length: 100 }, (_, i) => `1x Nobody ${i}`).join('\n')
  expect(told(many)).toMatch(/; and 92 more$/)
})

test('exit code 2 and one line where a team is refused', async () => {
  const bad = await run(['team', 'check', file('5x ygo-009')], folder())
  expect([bad.code, bad.out, bad.err.trim().split('\n').length]).toEqual([2, '', 1])
  const json = await run(['team', 'check', file('5x ygo-009'), '--json'], folder())
  expect([json.code, JSON.parse(json.out).legal]).toEqual([2, false])
  const fine = await run(['team', 'convert', file(good)], folder())
  expect([fine.code, fine.out]).toEqual([0, good])
  const none = await run(['team'], folder())
  expect([none.code, none.err]).toEqual([2, 'duelhall: which? team check FILE, or team convert FILE\n'])
})
