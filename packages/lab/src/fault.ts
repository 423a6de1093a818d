/** A wish the lab cannot fulfil, said in one line. */
export class LabFault extends Error {
  constructor(line: string) {
    super(line)
    this.name = 'LabFault'
  }
}
