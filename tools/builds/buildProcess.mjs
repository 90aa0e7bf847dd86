// vatio-build for a starter that may be killed: the build then ends, too, instead of writing into a
// folder that the next start already uses. Not a preload (node --import): the build's own worker
// processes would inherit it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
await import('../../shared/build/bin/vatio-build.mjs');
