// The root npm scripts run this: `node tools/run.mjs <command> [arguments]`. A Node from 2019 must
// still parse this file to say that it is too old. Hence: no static import, no top-level await, and
// no syntax newer than ES2018 here. Everything else is behind the check.
const running = process.versions.node;
const major = Number(running.split('.')[0]);
const minor = Number(running.split('.')[1]);

if (major > 20 || (major === 20 && minor >= 19)) {
  // A forgotten timer or socket must not keep a finished command alive, hence the exit.
  void import('./setup/command.mjs')
    .then(({ runCommand }) => runCommand(process.argv.slice(2)))
    .then((exitCode) => process.exit(exitCode));
} else {
  console.error(
    `Vatio needs Node 20.19 or newer and this is ${running}: install the current LTS version of Node and run the command again.`,
  );
  process.exitCode = 1;
}
