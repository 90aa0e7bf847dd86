// Replaces style sheets and pictures in Jest.
module.exports = {};
