import de.bwaldvogel.mongo.MongoBackend;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** `Server <port> [file]`: keeps its data in the file, or in memory when none is named. */
public class Server {
    /** Drivers refuse a wire version below 9 and speak the same commands above; this server's own newest, 5.0, says 8. */
    record Announced(List<Integer> getVersionArray, int getWireVersion) implements MongoVersion {}

    public static void main(String[] args) throws InterruptedException {
        MongoBackend backend = args.length > 1 ? new H2Backend(args[1]) : new MemoryBackend();
        MongoServer server = new MongoServer(backend.version(new Announced(List.of(5, 0, 0), 13)));
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
        server.bind("127.0.0.1", Integer.parseInt(args[0]));
        Thread.currentThread().join();
    }
}
