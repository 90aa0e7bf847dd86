// vatio-build, for a starter that may be killed outright: the build then ends as well, instead of
// working on for nobody and writing into a folder that the next start already builds.
// Not a preload (node --import): the build's own worker processes would inherit it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
await import('../../shared/build/bin/vatio-build.mjs');
